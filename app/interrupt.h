#pragma once

#include <stop_token>

namespace attnscope {

/// Makes SIGINT, SIGTERM, SIGHUP, SIGQUIT and SIGXCPU ask the returned token to stop from now on. A
/// program that has not ended within a moment after that, as it is blocked in a read, a pipe or an
/// encoder, is ended by the signal, without an output being torn; a second signal does so at once.
/// SIGQUIT and SIGXCPU leave a core if the caller allows one. A signal that the caller has chosen
/// to ignore, as nohup does, stays ignored. If no thread can be started, signals end the program as
/// they always do. Call this once, before the first thread starts.
std::stop_token stop_on_interrupt();

/// Ends the process by the signal that asked it to stop, as a shell expects of an interrupted
/// program. Returns only if there was none.
void end_by_interrupt();

/// Makes writing to a closed pipe or beyond the limit on a file's size a failed write rather than
/// the end of the process.
void fail_writes_without_signals();

}  // namespace attnscope
