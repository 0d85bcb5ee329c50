#pragma once

#include <concepts>

#include "core/attention/prepared.h"

namespace attnscope {

/// Returns the bias b(i, j) = f(p + i − j) of all rows and keys, where f is computed in double and
/// row 0 is at position p; f must be finite.
template <std::invocable<double> Formula>
DistanceBias distance_bias(const PreparedAttention& attention, const Formula& f,
                           std::int64_t first_place = 0) {
    DistanceBias bias{attention.keys, {}};
    for (std::int64_t distance = 1 - attention.keys; distance < attention.rows; ++distance)
        bias.values.push_back(static_cast<float>(f(static_cast<double>(first_place + distance))));
    return bias;
}

}  // namespace attnscope
