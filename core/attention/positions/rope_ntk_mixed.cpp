#include <array>

#include "core/attention/positions/rope.h"

namespace attnscope {
namespace {

constexpr Parameter exponent{
    .key = "rope_ntk_mixed_exponent",
    .label = "Exponent β",
    .unit = "",
    .help = "How the extension is spread over the pairs: 1 as in NTK-RoPE-fixed, 0 evenly.",
    .meaning =
        "For longer texts this scheme turns RoPE's pairs of numbers more slowly: the slowest pair "
        "always s times, faster ones less. The smaller this exponent is, the more the fast pairs "
        "are slowed, too; at 0 all are slowed s times.",
    .standard = 0.625,
    .min = 0,
    .max = 10,
    .slider_min = 0.05,
    .slider_max = 2,
};
constexpr std::array rope_ntk_mixed_parameters = {&rope_base, &rope_pairs, &rotary_fraction,
                                                  &rope_factor, &exponent};

Rotation rope_ntk_mixed_rotation(const PositionInput& input) {
    const double power = input.parameters[exponent], pairs = turned_dimensions(input) / 2;
    const double log_s = std::log(input.parameters[rope_factor]);
    return rope_with(input, [=](double m, double theta) {
        return theta * std::exp(-log_s * std::pow((m + 1) / pairs, power));
    });
}

}  // namespace

extern const PositionScheme rope_ntk_mixed_position = {
    .key = "rope-ntk-mixed",
    .label = "NTK-RoPE-mixed",
    .formula = R"(\theta_m = b^{-2m/d} \cdot s^{-(2(m+1)/d)^\beta})",
    .help =
        "Spreads the extension unevenly over the pairs and gives the fast ones more of it than "
        "NTK-RoPE-fixed does.",
    .meaning =
        "RoPE turns pairs of numbers by angles that grow with the position. Here, for texts of s "
        "times the trained length, the slowest pair turns s times more slowly, and the exponent β "
        "says by how much the other pairs are slowed. At β = 0 all are slowed s times, which is "
        "position interpolation. At β = 1, where the scheme is NTK-RoPE-fixed, the slowdown grows "
        "from pair to pair by equal factors; a larger β slows fast pairs still less.",
    .source = "J. Su 2023, kexue.fm/archives/9706",
    .parameters = rope_ntk_mixed_parameters,
    .rotation = rope_ntk_mixed_rotation,
};

}  // namespace attnscope
