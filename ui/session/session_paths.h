#pragma once

#include <QJsonObject>
#include <QString>

#include "ui/model/session.h"

namespace attnscope {

/// Returns, for each path of a file in the session, the path relative to `folder`, the folder of
/// the session's own file. The session then finds its files both if it is moved with them and if it
/// is moved alone.
QJsonObject pathsFrom(const QString& folder, const Session& session);

/// Returns the session with the paths at which its files are now: the path in `paths` relative to
/// `folder` if a file exists there, else the path in the session. Its Scenarios get the n and d of
/// their files, if these can be read.
Session withFilesFound(Session session, const QString& folder, const QJsonObject& paths);

}  // namespace attnscope
