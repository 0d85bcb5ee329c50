#pragma once

#include <cstdint>
#include <span>

#include "core/vector_math/vector_math.h"

namespace attnscope {

/// Two independent N(0, 1) numbers a lane.
template <typename Doubles>
struct NormalPairs {
    Doubles first, second;
};

/// Box and Muller's pair √(−2 log U) (cos 2πV, sin 2πV), for U, V in (0, 1).
template <typename Doubles>
inline NormalPairs<Doubles> box_muller(const Doubles& u, const Doubles& v) {
    const Doubles radius = sqrt_lanes<Doubles>(log_lanes<Doubles>(u) * -2.0);
    const auto [cosine, sine] = turn_lanes<Doubles>(v);
    return {radius * cosine, radius * sine};
}

/// The numbers that a new RandomStream(seed, stream) would give with normal(), bit for bit, but
/// many at a time.
void draw_normals(std::uint64_t seed, std::uint64_t stream, std::span<double> normals);

}  // namespace attnscope
