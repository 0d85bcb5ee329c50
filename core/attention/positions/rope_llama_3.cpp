#include <array>
#include <numbers>

#include "core/attention/positions/rope.h"

namespace attnscope {
namespace {

constexpr Parameter llama_3_low{
    .key = "llama_3_low",
    .label = "Least turns l",
    .unit = "",
    .help = "Pairs that turn fewer times than this over the trained length are slowed by s.",
    .meaning =
        "RoPE turns each pair of numbers in a query or key with the position; a pair with at most "
        "this many turns within the trained length is turned s times more slowly. Pairs with more "
        "than h turns are left alone, and those between are slowed in part. If this number reaches "
        "h, nothing lies between.",
    .standard = 1,
    .min = 0,
    .max = 1e6,
    .slider_min = 0.1,
    .slider_max = 64,
};
constexpr Parameter llama_3_high{
    .key = "llama_3_high",
    .label = "Most turns h",
    .unit = "",
    .help = "Pairs that turn more times than this over the trained length are left as they are.",
    .meaning =
        "A pair with more than this many turns within the trained length keeps its speed. Between "
        "l and h turns the speed is interpolated, so a larger number lets the slowing begin at "
        "faster pairs.",
    .standard = 4,
    .min = 0,
    .max = 1e6,
    .slider_min = 0.1,
    .slider_max = 64,
};
constexpr std::array rope_llama_3_parameters = {&rope_base,      &rope_pairs,  &rotary_fraction,
                                                &llama_3_factor, &llama_3_low, &llama_3_high,
                                                &llama_3_length};

/// The share of RoPE's frequency, from 0 to 1, that is kept for a pair that makes `turns` turns
/// over the trained length (L divided by its wavelength). If low_turns ≥ high_turns, as in Llama 4,
/// the share is 0 or 1.
double kept(double turns, double low_turns, double high_turns) {
    if (turns > high_turns)
        return 1;
    return turns > low_turns ? (turns - low_turns) / (high_turns - low_turns) : 0;
}

Rotation rope_llama_3_rotation(const PositionInput& input) {
    const ParameterValues& values = input.parameters;
    return rope_with(input, [&](double, double theta) {
        const double turns = values[llama_3_length] * theta / (2 * std::numbers::pi);
        const double share = kept(turns, values[llama_3_low], values[llama_3_high]);
        return share * theta + (1 - share) * theta / values[llama_3_factor];
    });
}

}  // namespace

extern const PositionScheme rope_llama_3_position = {
    .key = "rope-llama-3",
    .label = "RoPE of Llama 3.1",
    .formula =
        R"(\theta_m = \gamma_m b^{-2m/d} + (1 - \gamma_m)\,\frac{b^{-2m/d}}{s},\quad )"
        R"(\gamma_m = \frac{L/w_m - l}{h - l}\text{ from 0 to 1},\quad w_m = 2\pi\,b^{2m/d})",
    .help =
        "Keeps pairs whose wavelength wₘ is below L/h, slows those above L/l by s, and "
        "interpolates in between.",
    .meaning =
        "RoPE turns pairs of numbers by angles that grow with the position. Pairs that make more "
        "than h turns (4 by default) within the trained length L keep their speed. Pairs with "
        "fewer than l turns (1 by default) are slowed s times, so that texts up to s times as long "
        "bring them no new angles; in between, both speeds are mixed, and γ_m is the share of the "
        "full one. For base 500\u2009000, d = 128, s = 8 and L = 8192, 35 of the 64 pairs are "
        "slowed, fully or in part.",
    .source =
        "Grattafiori et al. 2024, arXiv 2407.21783; github.com/meta-llama/llama-models, "
        "models/llama3/model.py: apply_scaling",
    .parameters = rope_llama_3_parameters,
    .rotation = rope_llama_3_rotation,
};

}  // namespace attnscope
