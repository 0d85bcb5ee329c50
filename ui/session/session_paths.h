#pragma once

#include <QJsonObject>
#include <QString>

#include "ui/model/session.h"

namespace attnscope {

/// Returns, for each file that a session names, its path as seen from the folder of the session's
/// own file: a session and its files can so be moved together, and the session alone, too.
QJsonObject pathsFrom(const QString& folder, const Session& session);

/// Returns the session with each of its files where it is now: as seen from the folder, or else
/// where it was; and with the n and d of these files, if they can be read.
Session withFilesFound(Session session, const QString& folder, const QJsonObject& paths);

}  // namespace attnscope
