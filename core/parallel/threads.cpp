#include "core/parallel/threads.h"

#include <latch>
#include <system_error>
#include <thread>
#include <vector>

namespace attnscope {

bool can_start_threads(unsigned count) {
    std::latch all_started(1);
    std::vector<std::jthread> threads;
    threads.reserve(count);
    bool started = true;
    try {
        while (threads.size() < count)
            threads.emplace_back([&] { all_started.wait(); });
    } catch (const std::system_error&) {
        started = false;
    }
    all_started.count_down();
    return started;
}

}  // namespace attnscope
