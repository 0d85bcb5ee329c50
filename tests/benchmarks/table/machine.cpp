#include "tests/benchmarks/table/machine.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <thread>
#include <vector>

namespace attnscope {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// How long `work` takes, done on each core at once.
double seconds_on_all_cores(const std::function<void(std::size_t core)>& work) {
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    const auto start = Clock::now();
    std::vector<std::jthread> threads;
    for (std::size_t core = 0; core < cores; ++core)
        threads.emplace_back(work, core);
    threads.clear();  // joins
    return seconds_since(start);
}

constexpr std::int64_t steps = 20'000'000;
constexpr int chains = 16;  // that do not wait for each other, in as many registers

// A register's multiply-adds; the compiler is kept from seeing that they come to nothing.
#define ATTNSCOPE_MULTIPLY_ADDS(name, bytes, attribute)                \
    attribute void name() {                                            \
        using Floats = float __attribute__((vector_size(bytes)));      \
        Floats sums[chains] = {};                                      \
        const Floats by = Floats{} + 0.999F, plus = Floats{} + 0.001F; \
        for (std::int64_t i = 0; i < steps / chains; ++i) {            \
            _Pragma("GCC unroll 16") for (Floats & sum : sums) {       \
                sum = sum * by + plus;                                 \
                asm volatile("" : ATTNSCOPE_REGISTER(sum));            \
            }                                                          \
        }                                                              \
    }

#if defined(__x86_64__)
#define ATTNSCOPE_REGISTER(value) "+v"(value)
ATTNSCOPE_MULTIPLY_ADDS(with_avx512, 64, __attribute__((target("avx512f"))))
ATTNSCOPE_MULTIPLY_ADDS(with_avx2, 32, __attribute__((target("avx2,fma"))))
#else
#define ATTNSCOPE_REGISTER(value) "+w"(value)
#endif
ATTNSCOPE_MULTIPLY_ADDS(with_any, 16, )

struct MultiplyAdds {
    void (*run)();
    int lanes;
};

MultiplyAdds widest() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f"))
        return {with_avx512, 16};
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return {with_avx2, 8};
#endif
    return {with_any, 4};
}

}  // namespace

double peak_flops() {
    const auto [run, lanes] = widest();
    const auto cores = static_cast<double>(std::max(1U, std::thread::hardware_concurrency()));
    double best = HUGE_VAL;
    for (const auto start = Clock::now(); seconds_since(start) < 1;)
        best = std::min(best, seconds_on_all_cores([&](std::size_t) { run(); }));
    return 2.0 * static_cast<double>(steps) * lanes * cores / best;
}

double memory_bandwidth() {
    constexpr std::size_t words = std::size_t{1} << 26;  // 512 MB
    const std::vector<std::uint64_t> memory(words, 1);
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::uint64_t> sums(cores);
    double best = HUGE_VAL;
    for (int pass = 0; pass < 8; ++pass)
        best =
            std::min(best, seconds_on_all_cores([&](std::size_t core) {
                         const auto begin =
                             memory.begin() + static_cast<std::ptrdiff_t>(core * (words / cores));
                         sums[core] = std::accumulate(
                             begin, begin + static_cast<std::ptrdiff_t>(words / cores), sums[core]);
                     }));
    const std::uint64_t all = std::accumulate(sums.begin(), sums.end(), std::uint64_t{0});
    return all > 0 ? static_cast<double>(words * sizeof(std::uint64_t)) / best : 0;
}

}  // namespace attnscope
