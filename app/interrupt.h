#pragma once

#include <stop_token>

namespace attnscope {

/// From now on the first SIGINT or SIGTERM asks the returned token to stop instead of ending the
/// process, so that no half-written file is left behind; a second one ends it at once. Call it
/// once, before the first thread starts.
std::stop_token stop_on_interrupt();

/// Ends the process by the signal that asked it to stop, as a shell expects of an interrupted
/// program. Returns only where there was none.
void end_by_interrupt();

/// Writing to a closed pipe is a failed write rather than the end of the process.
void ignore_closed_pipes();

}  // namespace attnscope
