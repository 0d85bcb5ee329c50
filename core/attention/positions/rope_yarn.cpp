#include <algorithm>
#include <array>
#include <numbers>

#include "core/attention/positions/rope.h"

namespace attnscope {
namespace {

constexpr Parameter ramp{
    .key = "rope_yarn_ramp",
    .label = "YaRN ramp",
    .unit = "",
    .help =
        "1: linear in the pair's index, as in the released code; 2: linear in its turns over "
        "the trained length, as in the paper.",
    .meaning =
        "This choice says how YaRN passes from kept to slowed pairs: evenly over their indices, or "
        "over their numbers of turns. Pairs of about 1 to 32 turns within L differ between the "
        "two, all others are equal.",
    .standard = 1,
    .min = 1,
    .max = 2,
    .slider_min = 1,
    .slider_max = 2,
    .whole = true,
};
constexpr std::array rope_yarn_parameters = {&rope_base,   &rope_pairs,  &rotary_fraction,
                                             &rope_factor, &rope_length, &ramp};

/// Turns over the trained length: from `fast` turns on a pair is left as it is, up to `slow` turns
/// it is slowed by s. The values are those of the authors for Llama models.
constexpr double fast = 32, slow = 1;

/// The real-valued index of the pair that makes r turns over the trained length: D ln(L/2πr)/(2 ln
/// b).
double index_of(double turns, double trained, double base, double d) {
    return d * std::log(trained / (2 * std::numbers::pi * turns)) / (2 * std::log(base));
}

/// Returns the share of RoPE's frequency that is kept, from 0 to 1, as a function of the pair's
/// index.
auto kept_by_index(const PositionInput& input) {
    const double trained = input.parameters[rope_length], base = input.parameters[rope_base];
    const double d = turned_dimensions(input), last = std::max(d - 1, 0.0);
    const double low = std::clamp(std::floor(index_of(fast, trained, base, d)), 0.0, last);
    double high = std::clamp(std::ceil(index_of(slow, trained, base, d)), 0.0, last);
    if (high == low)
        high += 0.001;
    return [=](double m) { return 1 - std::clamp((m - low) / (high - low), 0.0, 1.0); };
}

/// The share of RoPE's frequency that is kept for a pair that makes r = Lθ/2π turns.
double kept_by_turns(double turns) {
    return std::clamp((turns - slow) / (fast - slow), 0.0, 1.0);
}

Rotation rope_yarn_rotation(const PositionInput& input) {
    const double s = input.parameters[rope_factor], trained = input.parameters[rope_length];
    const bool by_index = input.parameters[ramp] == 1;
    const auto by_its_index = kept_by_index(input);
    return rope_with(input, [&](double m, double theta) {
        const double kept =
            by_index ? by_its_index(m) : kept_by_turns(trained * theta / (2 * std::numbers::pi));
        return kept * theta + (1 - kept) * theta / s;
    });
}

}  // namespace

extern const PositionScheme rope_yarn_position = {
    .key = "rope-yarn",
    .label = "YaRN",
    .formula = R"(\theta_m = \gamma_m b^{-2m/d} + (1 - \gamma_m)\,\frac{b^{-2m/d}}{s})",
    .help =
        "Keeps pairs that turn 32 times or more within the trained length, slows those that "
        "complete no turn by s, and interpolates in between; its temperature is the rule "
        "yarn-mscale.",
    .meaning =
        "RoPE turns pairs of numbers by angles that grow with the position. Here pairs that make "
        "about 32 turns or more within the trained length keep their speed, with γ_m = 1; pairs "
        "with less than about one turn are slowed s times, with γ_m = 0: texts up to s times as "
        "long bring them no new angles. In between, both speeds are mixed. YaRN also prescribes a "
        "factor on scores, which is here a scaling rule of its own, yarn-mscale.",
    .source = "Peng et al. 2023, arXiv 2309.00071; github.com/jquesnelle/yarn",
    .parameters = rope_yarn_parameters,
    .rotation = rope_yarn_rotation,
};

}  // namespace attnscope
