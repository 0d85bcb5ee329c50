#pragma once

#include <stop_token>

namespace attnscope {

/// From now on SIGINT, SIGTERM, SIGHUP, SIGQUIT and SIGXCPU ask the returned token to stop. A
/// program that then has not ended within a moment, as it is blocked in a read, a pipe or an
/// encoder, is ended by the signal, without an output being torn; so it is by a second one. Of
/// SIGQUIT and SIGXCPU a core remains where the caller allows one. A signal that the caller has
/// chosen to ignore, as nohup does, stays ignored. Where no thread can be started signals end the
/// program as they always do. Call it once, before the first thread starts.
std::stop_token stop_on_interrupt();

/// Ends the process by the signal that asked it to stop, as a shell expects of an interrupted
/// program. Returns only where there was none.
void end_by_interrupt();

/// Writing to a closed pipe or beyond the limit on a file's size is a failed write rather than the
/// end of the process.
void fail_writes_without_signals();

}  // namespace attnscope
