#pragma once

namespace attnscope {

/// Whether the system lets the process start `count` further threads. They are started, and have
/// ended on return.
bool can_start_threads(unsigned count);

}  // namespace attnscope
