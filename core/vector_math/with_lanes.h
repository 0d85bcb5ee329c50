#pragma once

#include <cstddef>

#include "core/vector_math/lanes.h"
#include "core/vector_math/processor.h"

namespace attnscope {

/// The bits of lanes of doubles, and how many these are.
template <typename Doubles>
using BitsOf = typename Lanes<sizeof(Doubles)>::Bits;
template <typename Doubles>
inline constexpr std::size_t lane_count = sizeof(Doubles) / sizeof(double);

/// On the widest registers: arrays that loops over lanes read are padded to a multiple of it.
inline constexpr std::size_t most_lanes = 8;

// Each calls body(Lanes<…>()) with everything that it calls compiled into it, for one processor: by
// the features that runs_on() asks for. Without optimisation nothing would be compiled into it, and
// wide registers pass only between functions for processors that have them.

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

/// Calls body(lanes) on that processor's widest registers, `typename decltype(lanes)::Doubles`, and
/// gives what it gives. Loops without lanes, too, are compiled for these. What body gives and gets
/// otherwise holds no lanes.
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

/// The same on this processor's.
template <typename Body>
auto with_lanes(const Body& body) {
    return with_lanes_of(usual_processor(), body);
}

}  // namespace attnscope
