#include <array>

#include "core/attention/positions/rope.h"

namespace attnscope {
namespace {

constexpr Parameter scale_base{
    .key = "xpos_base",
    .label = "XPOS scale base B",
    .unit = "",
    .help = "Distance after which the pair m has faded to ζₘ.",
    .meaning =
        "This distance B sets how fast XPOS fades: at distance B, the fastest pair has 0.29 of its "
        "part in the score, the slowest nearly all. A larger B lets far keys keep more of their "
        "scores.",
    .standard = 512,
    .min = 1,
    .max = 1e12,
    .slider_min = 16,
    .slider_max = 131072,
};
constexpr std::array xpos_parameters = {&rope_base, &rope_pairs, &rotary_fraction, &scale_base};

Rotation xpos_rotation(const PositionInput& input) {
    Rotation turning = plain_rope(input);
    const double pairs = turned_dimensions(input) / 2;
    for (double m = 0; m < pairs; ++m)
        turning.fading.push_back(-std::log((m / pairs + 0.4) / 1.4) / input.parameters[scale_base]);
    return turning;
}

}  // namespace

extern const PositionScheme xpos_position = {
    .key = "xpos",
    .label = "XPOS",
    .formula = R"(\text{RoPE, pair }m\text{ times }\zeta_m^{(i-j)/B},\quad \zeta_m = \frac{2m/d + )"
               R"(0.4}{1.4})",
    .help =
        "RoPE whose pairs also fade with distance, fast ones most: the score fades towards 0, not "
        "the weight. Meant for causal masks: ahead of the query the score grows, over many "
        "positions to logits of which float32 holds few digits.",
    .meaning =
        "RoPE whose pairs of numbers also fade: the part of each pair in the score is multiplied "
        "by a factor that falls with the distance, fastest for the fast pairs. What fades is the "
        "score and not the weight: a very distant key has a score near 0, so it still gets the "
        "weight of a key that scores 0.",
    .source = "Sun et al. 2022, arXiv 2212.10554; github.com/microsoft/torchscale",
    .parameters = xpos_parameters,
    .rotation = xpos_rotation,
};

}  // namespace attnscope
