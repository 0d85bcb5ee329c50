#pragma once

#include <cmath>
#include <concepts>

#include "core/attention/positions.h"

namespace attnscope {

// RoPE's frequencies and parameters, shared by the schemes that turn pairs of components.

inline constexpr Parameter rope_base{
    .key = "rope_base",
    .label = "RoPE base b",
    .unit = "",
    .help = "The pair m turns by b^(−2m/d) radians per step.",
    .meaning =
        "The base sets the slowest speed: the first pair turns by 1 radian per position, the last "
        "by about 1/b for large d. A larger base slows all pairs but the first, so that slow ones "
        "tell more distant positions apart.",
    .standard = 10000,
    .min = 2,
    .max = 1e12,
    .slider_min = 100,
    .slider_max = 1e7,
};
inline constexpr Parameter rope_pairs{
    .key = "rope_pairs",
    .label = "RoPE pairs",
    .unit = "",
    .help =
        "1: components 2m and 2m + 1 turn together; 2: m and m + d/2, as in Hugging Face's "
        "models.",
    .meaning =
        "This choice says which components of a vector turn together: neighbours, or one of each "
        "half. Random vectors have equally distributed scores under both; a trained model's "
        "vectors need the one of its training.",
    .standard = 1,
    .min = 1,
    .max = 2,
    .slider_min = 1,
    .slider_max = 2,
    .whole = true,
};
inline constexpr Parameter rotary_fraction{
    .key = "rotary_fraction",
    .label = "Rotary fraction",
    .unit = "",
    .help = "The share of a vector's components that turns: the first of them, 1/4 in GPT-NeoX.",
    .meaning =
        "RoPE turns this share of the components of queries and keys, and leaves the others as "
        "they are, so that their part of the score does not depend on positions. The speeds spread "
        "over the pairs that turn, as if the vector had no other components.",
    .standard = 1,
    .min = 0,
    .max = 1,
    .slider_min = 0,
    .slider_max = 1,
    .is_new = true,
};
inline constexpr Parameter rope_factor{
    .key = "rope_factor",
    .label = "Extension s",
    .unit = "",
    .help = "How many times the trained length is extended.",
    .meaning =
        "This factor says how many times the trained length a text may have. The larger it is, the "
        "more slowly slow pairs turn, so that they reach new angles only at longer distances.",
    .standard = 8,
    .min = 1,
    .max = 1e6,
    .slider_min = 1,
    .slider_max = 128,
};
inline constexpr Parameter rope_length{
    .key = "rope_length",
    .label = "Trained length L",
    .unit = "",
    .help = "Length that the model was trained at, before it is extended.",
    .meaning =
        "The length L, in positions, that the model was trained at. Schemes for longer texts start "
        "from it: YaRN slows each pair of numbers by how many turns it makes within L, and the "
        "dynamic schemes change nothing up to n = L.",
    .standard = 4096,
    .min = 1,
    .max = 1e12,
    .slider_min = 16,
    .slider_max = 131072,
    .whole = true,
};

inline constexpr Parameter llama_3_factor{
    .key = "llama_3_factor",
    .label = "Extension s",
    .unit = "",
    .help = "How many times slower the slowest pairs turn; 1 leaves RoPE as it is.",
    .meaning =
        "This factor is by how much the slow pairs of Llama 3.1's RoPE are slowed; the model has "
        "8. Pairs that turn more than h times within the trained length keep their speed, whatever "
        "the factor is.",
    .standard = 8,
    .min = 1,
    .max = 1e6,
    .slider_min = 1,
    .slider_max = 128,
};
inline constexpr Parameter llama_3_length{
    .key = "llama_3_length",
    .label = "Trained length L",
    .unit = "",
    .help = "Length that the model was trained at, before it is extended.",
    .meaning =
        "Turns of a pair are counted within this many positions, 8192 for Llama 3.1. A larger "
        "length counts more turns, so that fewer pairs are slowed.",
    .standard = 8192,
    .min = 1,
    .max = 1e12,
    .slider_min = 16,
    .slider_max = 131072,
    .whole = true,
};

inline constexpr std::string_view rope_source = "Su et al. 2021, arXiv 2104.09864";

/// Returns 2⌊x/2⌋, the number of components that turn where x are to turn in pairs. An x that is
/// even but for rounding is taken as even.
inline double even_part(double x) {
    constexpr double rounding = 1e-9;
    return 2 * std::floor(x / 2 + rounding);
}

/// The number of dimensions that turn: D = 2⌊fd/2⌋, where f is the share that turns. D replaces d
/// in frequencies.
inline double turned_dimensions(const PositionInput& input) {
    return even_part(input.parameters[rotary_fraction] * static_cast<double>(input.d));
}

/// The rotation with frequencies f(m, θ_m) of the pairs m = 0, 1, …, D/2 − 1, where θ_m = b^{−2m/D}
/// is RoPE's.
template <std::invocable<double, double> Formula>
Rotation rope_with(const PositionInput& input, const Formula& f) {
    Rotation rotation;
    const double base = input.parameters[rope_base], d = turned_dimensions(input);
    for (double m = 0; 2 * m < d; ++m)
        rotation.frequencies.push_back(f(m, std::pow(base, -2 * m / d)));
    rotation.pairs = input.parameters[rope_pairs] == 1 ? Pairs::neighbours : Pairs::halves;
    rotation.still = static_cast<double>(input.d / 2) - d / 2;
    return rotation;
}

inline Rotation plain_rope(const PositionInput& input) {
    return rope_with(input, [](double, double theta) { return theta; });
}

/// RoPE with the base b·s^{D/(D−2)}: the slowest pair turns s times more slowly, the fastest as
/// before.
inline Rotation ntk_rope(const PositionInput& input, double s) {
    const double d = turned_dimensions(input);
    return rope_with(input, [=](double m, double theta) {
        return m == 0 ? theta : theta * std::pow(s, -2 * m / (d - 2));
    });
}

}  // namespace attnscope
