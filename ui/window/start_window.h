#pragma once

#include <QString>

#include "ui/model/session.h"

namespace attnscope {

/// Starts a further process of the program, with a window that shows this session. It is a process
/// of its own so that a crash of one window does not end the other. Returns the process's id; 0 if
/// it could not be started. `words` are further words of its command line. Throws FileError if the
/// session is larger than can be read.
qint64 startWindow(const QString& program, const Session& session, const QStringList& words = {});

}  // namespace attnscope
