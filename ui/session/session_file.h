#pragma once

#include <QString>

#include "ui/session/session_json.h"

namespace attnscope {

/// Returns the session in a regular file, with what of it is not understood; its files are looked
/// for from `folder`, too. Throws FileError, which calls the file `name`, if it cannot be read or
/// is not a session.
ReadSession readSession(const QString& path, const QString& name, const QString& folder = {});

/// Writes the session so that readSession() gives the same: what was written is read back before
/// the old file goes. `folder` and `saved` are those of toJson(). Throws FileError, also if the
/// session is larger than can be read; then the old file stays. May be called on any thread.
void writeSession(const QString& path, const Session& session, const QString& folder = {},
                  const QString& saved = {});

/// Returns the session's text. Throws FileError if it is larger than can be read.
QByteArray textOf(const Session& session, const QString& folder = {}, const QString& saved = {});

}  // namespace attnscope
