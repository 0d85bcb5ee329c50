#pragma once

#include <cstdint>
#include <span>

#include "core/vector_math/vector_math.h"

namespace attnscope {

/// Two independent N(0, 1) numbers per lane.
template <typename Doubles>
struct NormalPairs {
    Doubles first, second;
};

/// The Box–Muller pair √(−2 log U) (cos 2πV, sin 2πV), for U, V in (0, 1).
template <typename Doubles>
inline NormalPairs<Doubles> box_muller(const Doubles& u, const Doubles& v) {
    const Doubles radius = sqrt_lanes<Doubles>(log_lanes<Doubles>(u) * -2.0);
    const auto [cosine, sine] = turn_lanes<Doubles>(v);
    return {radius * cosine, radius * sine};
}

/// Writes the numbers that normal() of a new RandomStream(seed, stream) would return, bit for bit,
/// but computes many at once.
void draw_normals(std::uint64_t seed, std::uint64_t stream, std::span<double> normals);

}  // namespace attnscope
