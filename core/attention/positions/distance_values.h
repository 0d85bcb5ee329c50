#pragma once

#include <concepts>

#include "core/attention/prepared.h"

namespace attnscope {

/// Returns the values f(p + i − j) of all rows i and keys j of `attention`, where p = `first_place`
/// is the position of row 0 and key j is at position j. f is called with whole numbers as double,
/// must return finite values, and these are rounded to float32.
template <std::invocable<double> Formula>
DistanceValues distance_values(const PreparedAttention& attention, const Formula& f,
                               std::int64_t first_place = 0) {
    DistanceValues values{attention.keys, {}};
    for (std::int64_t distance = 1 - attention.keys; distance < attention.rows; ++distance)
        values.of.push_back(static_cast<float>(f(static_cast<double>(first_place + distance))));
    return values;
}

}  // namespace attnscope
