#include <array>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter cos_scale{
    .key = "cos_scale",
    .label = "Factor s",
    .unit = "",
    .help = "Factor of the CosScale rule on cosines: 32 or 128 in the source.",
    .meaning =
        "The fixed number s that multiplies the cosine of the angle between q and k. The weights "
        "of two keys differ by a factor of at most e^(2s), which bounds how much one key can lead.",
    .standard = 32,
    .min = 0,
    .max = 1e4,
    .slider_min = 1,
    .slider_max = 256,
    .is_new = true,
};
constexpr std::array cos_scale_parameters = {&cos_scale};

}  // namespace

extern const Rule cos_scale_rule = {
    .key = "cos-scale",
    .label = "CosScale s",
    .family = "on cosines",
    .meaning =
        "A fixed factor s on the cosine of the angle between q and k. For vectors of norm √d "
        "it amounts to λ = s/d on q·k, so that s = √d is the usual 1/√d, and s = 32 is four "
        "times that at d = 64.",
    .formula = R"(s \cdot \cos\theta)",
    .source =
        "Li et al. 2025, arXiv 2501.08570; github.com/HT-NEKO/Information-Entropy-Invariance has s "
        "= 32 and 128",
    .multiplies = Multiplies::cosine,
    .parameters = cos_scale_parameters,
    .scale = [](const RuleInput& input) { return input.parameters[cos_scale]; },
};

}  // namespace attnscope
