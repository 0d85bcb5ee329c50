#include <array>

#include "core/attention/positions/rope.h"

namespace attnscope {
namespace {

constexpr std::array rope_pi_parameters = {&rope_base, &rope_pairs, &rotary_fraction, &rope_factor};

Rotation rope_pi_rotation(const PositionInput& input) {
    const double s = input.parameters[rope_factor];
    return rope_with(input, [s](double, double theta) { return theta / s; });
}

}  // namespace

extern const PositionScheme rope_pi_position = {
    .key = "rope-pi",
    .label = "position interpolation",
    .formula = R"(\theta_m = \frac{b^{-2m/d}}{s})",
    .help = "Divides every position by s, so that a longer text spans the angles seen in training.",
    .meaning =
        "All pairs turn s times more slowly than in RoPE, as if positions lay s times closer "
        "together. A text of s times the trained length meets only trained angles, but "
        "neighbouring tokens differ by smaller ones.",
    .source = "Chen et al. 2023, arXiv 2306.15595",
    .parameters = rope_pi_parameters,
    .rotation = rope_pi_rotation,
};

}  // namespace attnscope
