#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>

namespace attnscope {

/// Calls `body(i)` once for every i in [0, count), on all cores, in no particular order; on the
/// caller's thread alone if the system lets the process start no others.
///
/// Work is handed out `grain` indices at a time. Once `stop` is requested no further grain starts,
/// and `Cancelled` is thrown after the running ones have ended. An exception from `body` is
/// rethrown here.
void parallel_for(std::size_t count, std::size_t grain, const std::stop_token& stop,
                  const std::function<void(std::size_t)>& body);

}  // namespace attnscope
