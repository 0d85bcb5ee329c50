#pragma once

#include <QString>

#include "ui/model/session.h"

namespace attnscope {

/// Starts the program anew with a window that shows this session: a process of its own, so that
/// what befalls one window does not befall the other. Returns the process's number; 0 if it could
/// not be started. Throws FileError if the session is larger than can be read.
qint64 startWindow(const QString& program, const Session& session);

}  // namespace attnscope
