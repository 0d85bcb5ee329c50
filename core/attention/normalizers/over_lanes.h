#pragma once

#include <cstring>
#include <span>

#include "core/vector_math/vector_math.h"

namespace attnscope {

// Private to the normalisers: loops over a row, as many numbers at once as a register holds.

/// A logit so low that it has no weight under any normaliser.
inline constexpr double lowest_logit = -1e300;

/// Calls body(x) with the numbers of the row in order, as lanes that body may change, and stores
/// them. Lanes past the end of the row are `fill` and are not stored.
template <typename Doubles, typename Body>
inline void over_lanes(std::span<double> row, double fill, const Body& body) {
    constexpr std::size_t step = lane_count<Doubles>;
    std::size_t i = 0;
    for (; i + step <= row.size(); i += step) {
        auto x = load_lanes<Doubles>(&row[i]);
        body(x);
        store_lanes(&row[i], x);
    }
    if (const std::size_t rest = row.size() - i; rest > 0) {
        auto x = all_lanes<Doubles>(fill);
        std::memcpy(&x, &row[i], rest * sizeof(double));
        body(x);
        store_some(&row[i], x, rest);
    }
}

/// Calls body(x) with the numbers of the row in order, as lanes. Lanes past the end are `fill`.
template <typename Doubles, typename Body>
inline void read_lanes(std::span<const double> row, double fill, const Body& body) {
    constexpr std::size_t step = lane_count<Doubles>;
    std::size_t i = 0;
    for (; i + step <= row.size(); i += step)
        body(load_lanes<Doubles>(&row[i]));
    if (i < row.size()) {
        auto x = all_lanes<Doubles>(fill);
        std::memcpy(&x, &row[i], (row.size() - i) * sizeof(double));
        body(x);
    }
}

/// Returns the larger of both.
template <typename Doubles>
inline Doubles larger_lanes(const Doubles& x, const Doubles& y) {
    return x > y ? x : y;
}

/// Limits x to what exp_lanes() takes of either sign.
template <typename Doubles>
inline Doubles within_exp(const Doubles& x) {
    const auto most = all_lanes<Doubles>(700);
    return larger_lanes<Doubles>(x < most ? x : most, -most);
}

/// Computes log(1 + e^x) with an absolute error of 4e-16.
template <typename Doubles>
inline Doubles softplus_lanes(const Doubles& x) {
    const Doubles size = x > 0.0 ? x : -x;
    return larger_lanes<Doubles>(x, Doubles{}) +
           log_lanes<Doubles>(1.0 + exp_lanes<Doubles>(-size));
}

}  // namespace attnscope
