#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter scalar{
    .key = "query_pre_attn_scalar",
    .label = "query_pre_attn_scalar",
    .unit = "",
    .help = "Value in place of d under the root: 144 in the 27B model, 256 in the smaller ones.",
    .meaning =
        "The number whose square root divides q·k in Gemma 2, named as in the model's "
        "configuration. A value equal to d gives the usual scale 1/√d, and a larger value makes "
        "the weights more even.",
    .standard = 144,
    .min = 1,
    .max = 1e6,
    .slider_min = 16,
    .slider_max = 1024,
};
constexpr std::array gemma_2_parameters = {&scalar};

}  // namespace

extern const Rule gemma_2_rule = {
    .key = "gemma-2",
    .label = "Gemma 2",
    .family = "of d alone",
    .meaning =
        "The usual scale with a fixed number of the model in place of d under the root. In the 27B "
        "model it is 144 although d is 128, so that λ = 1/12 is 6 % below 1/√d; neither n nor d "
        "changes it.",
    .formula = R"(\frac{1}{\sqrt{\text{query\_pre\_attn\_scalar}}})",
    .source = "Gemma 2, arXiv 2408.00118; github.com/google/gemma_pytorch: 144 for 27B, 256 for 9B",
    .parameters = gemma_2_parameters,
    .scale = [](const RuleInput& input) { return 1 / std::sqrt(input.parameters[scalar]); },
};

}  // namespace attnscope
