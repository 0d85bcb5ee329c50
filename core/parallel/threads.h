#pragma once

namespace attnscope {

/// Whether the system lets the process start `count` further threads. To find out, starts them; all
/// have ended on return.
bool can_start_threads(unsigned count);

}  // namespace attnscope
