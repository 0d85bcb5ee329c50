#pragma once

#include <functional>
#include <stop_token>

namespace attnscope {

/// Does things on the window's thread for another one that waits for them. Not blocking: a window
/// that closes meanwhile waits for who waits here, and paints no more. Throws what is done throws,
/// and Cancelled where it is not begun any more.
std::function<void(std::function<void()>)> onWindowsThread(const std::stop_token& stop);

}  // namespace attnscope
