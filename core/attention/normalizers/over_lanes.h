#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <span>

#include "core/vector_math/vector_math.h"

namespace attnscope {

// Private to core/attention: loops over a row, as many numbers at once as a register holds.

/// A logit so low that it has no weight under any normaliser.
inline constexpr double lowest_logit = -1e300;

/// Returns the larger of both.
template <typename Doubles>
inline Doubles larger_lanes(const Doubles& x, const Doubles& y) {
    return x > y ? x : y;
}

template <typename Doubles>
inline double largest_lane(const Doubles& x) {
    double largest = x[0];
    for (std::size_t i = 1; i < lane_count<Doubles>; ++i)
        largest = x[i] > largest ? x[i] : largest;
    return largest;
}

/// Returns the largest number of each lane over `registers` registers from this place on.
template <typename Doubles>
inline Doubles largest_of_registers(const double* from, std::size_t registers) {
    auto largest = load_lanes<Doubles>(from);
    for (std::size_t k = 1; k < registers; ++k)
        largest =
            larger_lanes<Doubles>(largest, load_lanes<Doubles>(from + k * lane_count<Doubles>));
    return largest;
}

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

/// Limits x to what exp_lanes() takes of either sign.
template <typename Doubles>
inline Doubles within_exp(const Doubles& x) {
    const auto most = all_lanes<Doubles>(700);
    return larger_lanes<Doubles>(x < most ? x : most, -most);
}

/// Computes log x for normal x > 0, with an absolute error of at most 3e-11 + 2e-16 |log x|: as k
/// log 2 + log m with x = 2^k m, m ∈ [√½, √2), by a polynomial of degree 12 in m − 1 without a
/// constant term that is nearest to log m on that interval. Has no division, unlike log_lanes().
template <typename Doubles>
inline Doubles brief_log_lanes(const Doubles& x) {
    constexpr std::uint64_t sqrt_half = 0x3fe6a09e667f3bcd, one = 0x3ff0000000000000;
    const BitsOf<Doubles> bits = std::bit_cast<BitsOf<Doubles>>(x);
    const BitsOf<Doubles> biased = (bits + (one - sqrt_half)) >> 52;  // k + 1023
    const Doubles k = std::bit_cast<Doubles>(biased | 0x4330000000000000) - (0x1p52 + 1023);
    const Doubles t = std::bit_cast<Doubles>(bits - (biased << 52) + one) - 1.0;
    Doubles series = all_lanes<Doubles>(-0.05970601182068);
    series = series * t + 0.1086002897182;
    series = series * t - 0.1097406618746;
    series = series * t + 0.1100513919019;
    series = series * t - 0.1239057237758;
    series = series * t + 0.1428543373946;
    series = series * t - 0.1667202076506;
    series = series * t + 0.2000018015839;
    series = series * t - 0.2499988523667;
    series = series * t + 0.3333332943143;
    series = series * t - 0.5000000081514;
    series = series * t + 1.000000000157;
    return k * (log_2_high + log_2_low) + t * series;
}

}  // namespace attnscope
