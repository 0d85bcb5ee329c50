#pragma once

#include <cstddef>

#include "core/vector_math/lanes.h"
#include "core/vector_math/processor.h"

namespace attnscope {

/// The bits of lanes of doubles, and the number of lanes.
template <typename Doubles>
using BitsOf = typename Lanes<sizeof(Doubles)>::Bits;
template <typename Doubles>
inline constexpr std::size_t lane_count = sizeof(Doubles) / sizeof(double);

/// The number of lanes of the widest registers; arrays that loops over lanes read are padded to a
/// multiple of it.
inline constexpr std::size_t most_lanes = 8;

// The functions run_on_… call body(Lanes<…>()) with everything that it calls inlined and compiled
// for one processor, by the features that runs_on() tests. Without optimisation nothing would be
// inlined, and wide registers can be passed only between functions for processors that have them.

#if defined(__x86_64__) && defined(__OPTIMIZE__)
#define ATTNSCOPE_WIDE_LANES
template <typename Body>
__attribute__((target("avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx2,fma,bmi,bmi2"), flatten,
               noinline)) auto
run_on_avx512(const Body& body) {
    return body(Lanes<64>());
}
template <typename Body>
__attribute__((target("avx2,fma,bmi,bmi2"), flatten, noinline)) auto run_on_avx2(const Body& body) {
    return body(Lanes<32>());
}
#endif
template <typename Body>
__attribute__((flatten, noinline)) auto run_on_any(const Body& body) {
    return body(Lanes<16>());
}

/// Calls body(lanes) with the widest registers of a processor, `typename decltype(lanes)::Doubles`,
/// and returns its result. Loops without lanes are compiled for these registers, too. The result of
/// body, and what it captures, must not contain lanes.
template <typename Body>
auto with_lanes_of(Processor processor, const Body& body) {
    switch (processor) {
#ifdef ATTNSCOPE_WIDE_LANES
        case Processor::avx512:
            return run_on_avx512(body);
        case Processor::avx2:
            return run_on_avx2(body);
#endif
        default:
            return run_on_any(body);
    }
}

/// Calls body(lanes) with the widest registers of usual_processor(), and returns its result.
template <typename Body>
auto with_lanes(const Body& body) {
    return with_lanes_of(usual_processor(), body);
}

}  // namespace attnscope
