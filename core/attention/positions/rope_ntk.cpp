#include <array>

#include "core/attention/positions/rope.h"

namespace attnscope {
namespace {

constexpr std::array rope_ntk_parameters = {&rope_base, &rope_pairs, &rotary_fraction,
                                            &rope_factor};

}  // namespace

extern const PositionScheme rope_ntk_position = {
    .key = "rope-ntk",
    .label = "NTK-aware RoPE",
    .formula = R"(\theta_m = b'^{-2m/d},\quad b' = b \cdot s^{d/(d-2)})",
    .help =
        "Raises the base so that the slowest pair is slowed by exactly s and the fastest not "
        "at all.",
    .meaning =
        "RoPE turns the pairs m = 0, 1, … of a vector's numbers by b^(−2m/d) per position, with a "
        "base b of mostly 10\u2009000. Here the base is raised to b′, which slows the last pair s "
        "times and the first not at all. The last pair then meets only angles known from training "
        "up to s times the trained length, and neighbouring tokens still differ nearly as much as "
        "before.",
    .source = "bloc97 2023; github.com/jquesnelle/yarn; J. Su 2023, kexue.fm/archives/9675",
    .parameters = rope_ntk_parameters,
    .rotation =
        [](const PositionInput& input) { return ntk_rope(input, input.parameters[rope_factor]); },
};

}  // namespace attnscope
