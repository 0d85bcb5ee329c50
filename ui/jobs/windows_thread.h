#pragma once

#include <functional>
#include <stop_token>

namespace attnscope {

/// Returns a function f(act) that runs `act` on the window's thread and waits until it is done. If
/// a stop is requested before that thread has begun `act`, the wait ends: a window that is being
/// closed waits for the caller and would never begin. f throws what `act` throws, and Cancelled if
/// `act` was not begun.
std::function<void(std::function<void()>)> onWindowsThread(const std::stop_token& stop);

}  // namespace attnscope
