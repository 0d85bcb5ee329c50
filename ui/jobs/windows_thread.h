#pragma once

#include <functional>
#include <stop_token>

namespace attnscope {

/// Returns a function that does what it is given on the window's thread and waits until it is done.
/// The wait ends if a stop is requested before that thread has begun: a window that closes
/// meanwhile waits for the caller, and paints no more. The function throws what the given one
/// throws, and Cancelled if that was not begun.
std::function<void(std::function<void()>)> onWindowsThread(const std::stop_token& stop);

}  // namespace attnscope
