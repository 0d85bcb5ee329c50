#pragma once

#include <QString>

#include "ui/session/session_json.h"

namespace attnscope {

/// Returns the session in a regular file, and what of the file was not understood. Files that the
/// session names are looked for relative to `folder`, too. Throws FileError, with `name` for the
/// file, if it cannot be read, is not a session, or holds one that would be too large to be saved.
ReadSession readSession(const QString& path, const QString& name, const QString& folder = {});

/// Writes the session. What was written is read back, to make sure that all of it is understood,
/// before it replaces the old file. `folder` and `saved` are those of toJson(). Throws FileError if
/// the session cannot be written, read back, or is larger than can be read; the old file stays
/// then. May be called on any thread.
void writeSession(const QString& path, const Session& session, const QString& folder = {},
                  const QString& saved = {});

/// Returns the session's text. Throws FileError if it is larger than can be read.
QByteArray textOf(const Session& session, const QString& folder = {}, const QString& saved = {});

}  // namespace attnscope
