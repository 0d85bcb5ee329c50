#pragma once

#include <QString>

#include "ui/session/session_json.h"

namespace attnscope {

/// The session in a regular file, with what of it is not understood; its files are looked for from
/// `folder`, too. Throws FileError, which calls the file `name`, where it cannot be read or is no
/// session.
ReadSession readSession(const QString& path, const QString& name, const QString& folder = {});

/// Writes the session so that readSession() gives the same: what was written is read back before
/// the old file goes. `folder` and `saved` are toJson()'s. Throws FileError,
/// also where the session is larger than can be read; then the old file stays. On any thread.
void writeSession(const QString& path, const Session& session, const QString& folder = {},
                  const QString& saved = {});

/// The session's text. Throws FileError where it is larger than can be read.
QByteArray textOf(const Session& session, const QString& folder = {}, const QString& saved = {});

}  // namespace attnscope
