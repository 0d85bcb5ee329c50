#include <array>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter multiplier{
    .key = "mup_multiplier",
    .label = "Multiplier a",
    .unit = "",
    .help = "Numerator of the a/d rule: 1, or 8 for the usual scale at d = 64.",
    .meaning =
        "The number a that is divided by d to give λ. With a = √d₀, such as 8 for d₀ = 64, the "
        "rule agrees with 1/√d at head dimension d₀ and gives less than 1/√d at larger d.",
    .standard = 1,
    .min = 0,
    .max = 1e4,
    .slider_min = 0.1,
    .slider_max = 100,
};
constexpr std::array mup_parameters = {&multiplier};

}  // namespace

extern const Rule mup_rule = {
    .key = "mup",
    .label = "μP a/d",
    .family = "of d alone",
    .meaning =
        "A scale a/d, divided by d rather than by √d; you set the number a, such as 8 to have 1/√d "
        "at d = 64. It belongs to μP, a method by which the step size of training that suits a "
        "small model also suits one whose vectors have more components. Scaled scores of random q "
        "and k have standard deviation a/√d. So in heads with a large d all weights are almost "
        "equal when training starts.",
    .formula = R"(\frac{a}{d})",
    .source =
        "Yang et al. 2022, arXiv 2203.03466; github.com/microsoft/mup has a = 1, or 8 for 1/√d at "
        "d = 64",
    .parameters = mup_parameters,
    .scale = [](const RuleInput& input) { return input.parameters[multiplier] / input.d; },
};

}  // namespace attnscope
