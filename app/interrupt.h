#pragma once

#include <stop_token>

namespace attnscope {

/// Makes SIGINT, SIGTERM, SIGHUP, SIGQUIT and SIGXCPU request a stop of the returned token from now
/// on. If the program then does not end within half a second, because it is blocked in a read, a
/// pipe or an encoder, the signal ends it; a second signal ends it at once. No file is left half
/// written.
///
/// A program that is ended by SIGQUIT or SIGXCPU leaves a core if the caller allows one. A signal
/// that the caller ignores, as nohup does, stays ignored. If the thread that waits for signals
/// cannot be started, signals end the program as they do by default. Call this once, before any
/// other thread starts.
std::stop_token stop_on_interrupt();

/// Ends the process by the signal that made stop_on_interrupt() request a stop, as a shell expects
/// of an interrupted program. Returns only if there was no such signal.
void end_by_interrupt();

/// Makes a write to a closed pipe, or beyond the limit on a file's size, fail rather than end the
/// process.
void fail_writes_without_signals();

}  // namespace attnscope
