#pragma once

namespace attnscope {

/// Whether the system lets the process start so many further threads. All are started, and have
/// ended on return.
bool can_start_threads(unsigned count);

}  // namespace attnscope
