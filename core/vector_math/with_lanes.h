#pragma once

#include <cstddef>

#include "core/vector_math/lanes.h"
#include "core/vector_math/processor.h"

namespace attnscope {

/// The bits of lanes of doubles, as whole numbers.
template <typename Doubles>
using BitsOf = typename Lanes<sizeof(Doubles)>::Bits;
/// The number of lanes.
template <typename Doubles>
inline constexpr std::size_t lane_count = sizeof(Doubles) / sizeof(double);

/// The number of lanes of the widest registers. Arrays that loops over lanes read are padded to a
/// multiple of this number.
inline constexpr std::size_t most_lanes = 8;

// The functions run_on_… call body(Lanes<…>()). The body, with everything that it calls, is inlined
// and compiled for one processor, which has the features that runs_on() tests. Without optimisation
// nothing would be inlined; wide registers could then not be passed, because only functions for
// processors that have them can take them.

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

/// Calls body(lanes) and returns its result. The type of a register, the widest of the processor,
/// is `typename decltype(lanes)::Doubles`. Loops in body that use no lanes are compiled for these
/// registers, too. The result of body, and what it captures, must not contain lanes.
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
