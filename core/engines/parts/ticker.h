#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

#include "core/engines/engine.h"

namespace attnscope {

// Shared by the engines and private to them.

/// Counts finished blocks and reports the fraction done: after the first block, and from then on at
/// most thirty times a second.
class Ticker {
public:
    Ticker(const Progress& progress, std::size_t total) : progress_(progress), total_(total) {}

    void tick() {
        const std::size_t done = ++done_;
        if (!progress_)
            return;
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
        const auto slot = static_cast<std::int64_t>(passed.count() * 30);
        std::int64_t last = last_slot_;
        if (slot > last && last_slot_.compare_exchange_strong(last, slot))
            progress_(static_cast<double>(done) / static_cast<double>(total_));
    }

private:
    const Progress& progress_;
    std::size_t total_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::atomic<std::size_t> done_ = 0;
    std::atomic<std::int64_t> last_slot_ = -1;
};

}  // namespace attnscope
