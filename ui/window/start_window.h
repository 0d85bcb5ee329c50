#pragma once

#include <QString>

#include "ui/model/session.h"

namespace attnscope {

/// Starts the program anew with a window that shows this session: a process of its own, so that
/// what befalls one window does not befall the other. Gives its number; 0 where it could not.
/// Throws FileError where the session is larger than can be read.
qint64 startWindow(const QString& program, const Session& session);

}  // namespace attnscope
