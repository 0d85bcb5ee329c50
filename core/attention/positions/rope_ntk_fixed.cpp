#include <array>

#include "core/attention/positions/rope.h"

namespace attnscope {
namespace {

constexpr std::array rope_ntk_fixed_parameters = {&rope_base, &rope_pairs, &rotary_fraction,
                                                  &rope_factor};

Rotation rope_ntk_fixed_rotation(const PositionInput& input) {
    const double s = input.parameters[rope_factor], d = turned_dimensions(input);
    return rope_with(input,
                     [=](double m, double theta) { return theta * std::pow(s, -2 * (m + 1) / d); });
}

}  // namespace

extern const PositionScheme rope_ntk_fixed_position = {
    .key = "rope-ntk-fixed",
    .label = "NTK-RoPE-fixed",
    .formula = R"(\theta_m = b^{-2m/d} \cdot s^{-2(m+1)/d})",
    .help =
        "Changes the base so that the fastest pair is slowed too, as when positions are written in "
        "a larger number base.",
    .meaning =
        "RoPE turns pairs of numbers by angles that grow with the position; here every pair "
        "turns more slowly, for texts of s times the trained length. From each pair to the "
        "next slower one the slowdown grows by the same factor, up to s. Unlike in NTK-aware "
        "RoPE even the fastest is slowed, by s^(2/d), which is 1.07 for s = 8 and d = 64.",
    .source = "J. Su 2023, kexue.fm/archives/9706",
    .parameters = rope_ntk_fixed_parameters,
    .rotation = rope_ntk_fixed_rotation,
};

}  // namespace attnscope
