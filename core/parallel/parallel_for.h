#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>

namespace attnscope {

/// Calls `body(i)` once for every i in [0, count), on all cores, in no particular order. If the
/// system does not let the process start enough threads, fewer are used, at least the caller's.
///
/// Threads take runs of `grain` indices. Once `stop` is requested no further call starts, and
/// `Cancelled` is thrown after the running calls have ended. An exception from `body` is rethrown
/// here.
void parallel_for(std::size_t count, std::size_t grain, const std::stop_token& stop,
                  const std::function<void(std::size_t)>& body);

/// Calls `act` such that parallel_for() in it uses one core fewer than the machine has, but at
/// least the caller's thread: for long work beside which a window has to answer.
void with_a_core_free(const std::function<void()>& act);

}  // namespace attnscope
