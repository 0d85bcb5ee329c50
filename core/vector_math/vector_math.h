#pragma once

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/vector_math/with_lanes.h"

namespace attnscope {

// Elementary functions on as many doubles at once as a register holds (with_lanes.h). Branch-free;
// the errors below hold with and without hardware FMA and are enforced by the tests.

template <typename Doubles>
inline Doubles load_lanes(const double* from) {
    Doubles lanes;
    std::memcpy(&lanes, from, sizeof lanes);
    return lanes;
}

/// Loads the first `count` lanes from memory and sets the others to 0. `count` is at most the
/// number of lanes.
template <typename Doubles>
inline Doubles load_some(const double* from, std::size_t count) {
    Doubles lanes{};
    std::memcpy(&lanes, from, count * sizeof(double));
    return lanes;
}

template <typename Doubles>
inline void store_lanes(double* to, const Doubles& lanes) {
    std::memcpy(to, &lanes, sizeof lanes);
}

/// Stores the first `count` lanes to memory. `count` is at most the number of lanes.
template <typename Doubles>
inline void store_some(double* to, const Doubles& lanes, std::size_t count) {
    std::memcpy(to, &lanes, count * sizeof(double));
}

template <typename Doubles>
inline Doubles all_lanes(double value) {
    return Doubles{} + value;
}

template <typename Doubles>
inline double sum_of_lanes(const Doubles& lanes) {
    double sum = 0;
    for (std::size_t i = 0; i < lane_count<Doubles>; ++i)
        sum += lanes[i];
    return sum;
}

/// √x, rounded correctly.
template <typename Doubles>
inline Doubles sqrt_lanes(Doubles x) {
    for (std::size_t i = 0; i < lane_count<Doubles>; ++i)
        x[i] = std::sqrt(x[i]);
    return x;
}

/// log 2 in two parts. The product of the first part and any exponent of a double is exact.
inline constexpr double log_2_high = 0x1.62e42fefap-1, log_2_low = 0x1.cf79abc9e3b3ap-40;

/// e^x in two parts, e^x = scale (1 + fraction), with scale a power of two and |fraction| < 0.42.
template <typename Doubles>
struct SplitExponential {
    Doubles scale;
    Doubles fraction;
};

/// Splits e^x for x ∈ [−708, 709]. With x = k log 2 + r, scale = 2^k and fraction = e^r − 1, by its
/// Taylor series to r¹³ (truncation error 1e-17).
template <typename Doubles>
inline SplitExponential<Doubles> split_exponential(const Doubles& x) {
    constexpr double to_integer = 0x1.8p52;  // adding it leaves k in the low bits
    const Doubles shifted = x * 0x1.71547652b82fep0 + to_integer;
    const Doubles k = shifted - to_integer;
    const Doubles r = (x - k * log_2_high) - k * log_2_low;
    Doubles series = all_lanes<Doubles>(1.0 / 6227020800.0);
    series = series * r + 1.0 / 479001600.0;
    series = series * r + 1.0 / 39916800.0;
    series = series * r + 1.0 / 3628800.0;
    series = series * r + 1.0 / 362880.0;
    series = series * r + 1.0 / 40320.0;
    series = series * r + 1.0 / 5040.0;
    series = series * r + 1.0 / 720.0;
    series = series * r + 1.0 / 120.0;
    series = series * r + 1.0 / 24.0;
    series = series * r + 1.0 / 6.0;
    series = series * r + 0.5;
    const BitsOf<Doubles> exponent = (std::bit_cast<BitsOf<Doubles>>(shifted) + 1023) << 52;
    return {std::bit_cast<Doubles>(exponent), r + r * r * series};
}

/// Computes e^x for x ≤ 709, with a relative error of at most 3e-16. An x below −708 counts as −708
/// (e^x < 4e-308).
template <typename Doubles>
inline Doubles exp_lanes(const Doubles& x) {
    const auto [scale, fraction] =
        split_exponential<Doubles>(x < -708.0 ? all_lanes<Doubles>(-708.0) : x);
    return scale + scale * fraction;
}

/// Computes 1 − e^x for x ≤ 0 without cancellation: the relative error is at most 4e-16.
template <typename Doubles>
inline Doubles one_minus_exp(const Doubles& x) {
    const auto [scale, fraction] =
        split_exponential<Doubles>(x < -708.0 ? all_lanes<Doubles>(-708.0) : x);
    return (1.0 - scale) - scale * fraction;
}

/// Computes log x for normal x > 0, with an absolute error of at most 2e-16 + 2e-16 |log x|: as k
/// log 2 + 2 atanh((m−1)/(m+1)) with x = 2^k m, m ∈ [√½, √2), by the series to the 21st power.
template <typename Doubles>
inline Doubles log_lanes(const Doubles& x) {
    constexpr std::uint64_t sqrt_half = 0x3fe6a09e667f3bcd, one = 0x3ff0000000000000;
    const BitsOf<Doubles> bits = std::bit_cast<BitsOf<Doubles>>(x);
    const BitsOf<Doubles> biased = (bits + (one - sqrt_half)) >> 52;  // k + 1023
    const Doubles k = std::bit_cast<Doubles>(biased | 0x4330000000000000) - (0x1p52 + 1023);
    const Doubles m = std::bit_cast<Doubles>(bits - (biased << 52) + one);
    const Doubles s = (m - 1.0) / (m + 1.0);
    const Doubles q = s * s;
    Doubles series = all_lanes<Doubles>(2.0 / 21);
    series = series * q + 2.0 / 19;
    series = series * q + 2.0 / 17;
    series = series * q + 2.0 / 15;
    series = series * q + 2.0 / 13;
    series = series * q + 2.0 / 11;
    series = series * q + 2.0 / 9;
    series = series * q + 2.0 / 7;
    series = series * q + 2.0 / 5;
    series = series * q + 2.0 / 3;
    return k * log_2_high + (2.0 * s + (s * q * series + k * log_2_low));
}

/// Computes log₂ x for normal x > 0, with an absolute error of at most 5e-6; the result for any
/// other x is unspecified. Takes one number, in a form that compilers vectorise in loops. Adds the
/// exponent and the log₂ of the mantissa m ∈ [√½, √2), 2 log₂ e · atanh((m−1)/(m+1)), by the series
/// to the 7th power.
inline float quick_log2(float x) {
    constexpr std::uint32_t sqrt_half = 0x3f3504f3, one = 0x3f800000, bias = 127;
    constexpr float two_log2_e = 0x1.715476p1F;
    const auto bits = std::bit_cast<std::uint32_t>(x);
    const std::uint32_t exponent = (bits + (one - sqrt_half)) >> 23;
    const auto m = std::bit_cast<float>(bits - (exponent << 23) + one);
    const float s = (m - 1) / (m + 1), q = s * s;
    return static_cast<float>(static_cast<std::int32_t>(exponent - bias)) +
           two_log2_e * s * (1 + q * (1.0F / 3 + q * (0.2F + q / 7)));
}

/// Computes tanh x with a relative error of at most 3e-7, in a form that compilers vectorise in
/// loops. With e^{2|x|} = s (1 + f) as in split_exponential(), tanh |x| = (s − 1 + s f)/(s + 1 + s
/// f). The result is ±1 from |x| = 10 on.
inline float quick_tanh(float x) {
    constexpr float to_integer = 0x1.8p23F, log_2_first = 0x1.62ep-1F, log_2_rest = 0x1.0bfbe8p-15F;
    const float size = std::abs(x), y = 2 * (10 < size ? 10 : size);
    const float shifted = y * 0x1.715476p0F + to_integer;
    const float k = shifted - to_integer;
    const float r = (y - k * log_2_first) - k * log_2_rest;
    const float series =
        0.5F +
        r * (1.0F / 6 + r * (1.0F / 24 + r * (1.0F / 120 + r * (1.0F / 720 + r * (1.0F / 5040)))));
    const auto scale = std::bit_cast<float>((std::bit_cast<std::uint32_t>(shifted) + 127) << 23);
    const float rise = (scale - 1) + scale * (r + r * r * series);
    return std::copysign(rise / (rise + 2), x);
}

template <typename Doubles>
struct CosineAndSine {
    Doubles cosine;
    Doubles sine;
};

/// Computes cos 2πx and sin 2πx for x ∈ [0, 1], with absolute errors of at most 4e-16: by their
/// Taylor series on [−π/4, π/4], then by quarter turns.
template <typename Doubles>
inline CosineAndSine<Doubles> turn_lanes(const Doubles& x) {
    constexpr double to_integer = 0x1.8p52, two_pi = 6.283185307179586;
    const Doubles shifted = x * 4.0 + to_integer;
    const BitsOf<Doubles> quarter = std::bit_cast<BitsOf<Doubles>>(shifted);
    const Doubles t = (x - (shifted - to_integer) * 0.25) * two_pi;
    const Doubles q = t * t;
    Doubles c = all_lanes<Doubles>(1.0 / 20922789888000.0);
    c = c * q - 1.0 / 87178291200.0;
    c = c * q + 1.0 / 479001600.0;
    c = c * q - 1.0 / 3628800.0;
    c = c * q + 1.0 / 40320.0;
    c = c * q - 1.0 / 720.0;
    c = c * q + 1.0 / 24.0;
    c = c * q - 0.5;
    c = c * q + 1.0;
    Doubles s = all_lanes<Doubles>(1.0 / 355687428096000.0);
    s = s * q - 1.0 / 1307674368000.0;
    s = s * q + 1.0 / 6227020800.0;
    s = s * q - 1.0 / 39916800.0;
    s = s * q + 1.0 / 362880.0;
    s = s * q - 1.0 / 5040.0;
    s = s * q + 1.0 / 120.0;
    s = s * q - 1.0 / 6.0;
    s = t + t * q * s;
    const BitsOf<Doubles> c_bits = std::bit_cast<BitsOf<Doubles>>(c),
                          s_bits = std::bit_cast<BitsOf<Doubles>>(s);
    const BitsOf<Doubles> swapped = (c_bits ^ s_bits) & -(quarter & 1);
    return {std::bit_cast<Doubles>(c_bits ^ swapped ^ (((quarter + 1) & 2) << 62)),
            std::bit_cast<Doubles>(s_bits ^ swapped ^ ((quarter & 2) << 62))};
}

}  // namespace attnscope
