#include "core/parallel/parallel_for.h"

#include <algorithm>

#include "core/parallel/threads.h"
#include "core/text/errors.h"

#ifdef ATTNSCOPE_THREADS_TBB
#include <tbb/blocked_range.h>
#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>
#else
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>
#endif

namespace attnscope {
namespace {

#ifdef ATTNSCOPE_THREADS_TBB

/// Whether the threads that oneTBB needs can be started, and one more for each core. oneTBB fails
/// without its threads. The others are left for other work of the process with one thread per core,
/// which may wait for ever if it gets none.
bool are_threads_enough() {
    const auto cores = static_cast<unsigned>(std::max(1, tbb::info::default_concurrency()));
    return cores == 1 || can_start_threads(2 * cores - 1);
}

void run(std::size_t count, std::size_t grain, const std::stop_token& stop,
         const std::function<void(std::size_t)>& body) {
    static const bool is_parallel = are_threads_enough();
    if (!is_parallel) {
        for (std::size_t i = 0; i < count && !stop.stop_requested(); ++i)
            body(i);
        return;
    }
    // The simple partitioner keeps ranges at the grain, so that a stop is seen after each.
    tbb::parallel_for(
        tbb::blocked_range<std::size_t>(0, count, grain),
        [&](const tbb::blocked_range<std::size_t>& range) {
            for (std::size_t i = range.begin(); i < range.end() && !stop.stop_requested(); ++i)
                body(i);
        },
        tbb::simple_partitioner());
}

void run_with_a_core_free(const std::function<void()>& act) {
    tbb::task_arena arena(std::max(1, tbb::info::default_concurrency() - 1));
    arena.execute(act);
}

#else

/// How many cores parallel loops of this thread leave free.
thread_local unsigned cores_left_free = 0;

void run_with_a_core_free(const std::function<void()>& act) {
    struct Leaving {
        Leaving() { ++cores_left_free; }
        ~Leaving() { --cores_left_free; }
    } leaving;
    act();
}

void run(std::size_t count, std::size_t grain, const std::stop_token& stop,
         const std::function<void(std::size_t)>& body) {
    std::atomic<std::size_t> next = 0;
    std::exception_ptr failure;
    std::mutex failure_mutex;
    const auto work = [&] {
        try {
            for (std::size_t begin = next.fetch_add(grain); begin < count;
                 begin = next.fetch_add(grain))
                for (std::size_t i = begin;
                     i < std::min(begin + grain, count) && !stop.stop_requested(); ++i)
                    body(i);
        } catch (...) {
            next = count;
            const std::scoped_lock lock(failure_mutex);
            failure = std::current_exception();
        }
    };
    {
        const std::size_t blocks = (count + grain - 1) / grain;
        const unsigned cores = std::thread::hardware_concurrency();
        const std::size_t workers =
            std::min<std::size_t>(blocks, cores > cores_left_free ? cores - cores_left_free : 1);
        std::vector<std::jthread> threads;
        try {
            for (std::size_t i = 1; i < workers; ++i)
                threads.emplace_back(work);
        } catch (const std::system_error&) {
            // This thread and those that could be started do the work.
        }
        work();
    }
    if (failure)
        std::rethrow_exception(failure);
}

#endif

}  // namespace

void parallel_for(std::size_t count, std::size_t grain, const std::stop_token& stop,
                  const std::function<void(std::size_t)>& body) {
    if (count > 0)
        run(count, std::max<std::size_t>(grain, 1), stop, body);
    if (stop.stop_requested())
        throw Cancelled();
}

void with_a_core_free(const std::function<void()>& act) {
    run_with_a_core_free(act);
}

}  // namespace attnscope
