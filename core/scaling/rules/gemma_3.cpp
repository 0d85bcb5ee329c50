#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter gemma_3_scalar{
    .key = "gemma_3_scalar",
    .label = "Gemma 3 scalar",
    .unit = "",
    .help = "Value in place of d under the root: 168 in the 27B model, 256 in the smaller ones.",
    .meaning =
        "The number whose square root divides q·k in Gemma 3, called query_pre_attn_scalar in the "
        "model's configuration. In the 27B model it is the width 5376 divided by 32 heads.",
    .standard = 168,
    .min = 1,
    .max = 1e6,
    .slider_min = 16,
    .slider_max = 1024,
    .is_new = true,
};
constexpr std::array gemma_3_parameters = {&gemma_3_scalar};

}  // namespace

extern const Rule gemma_3_rule = {
    .key = "gemma-3",
    .label = "Gemma 3",
    .family = "of d alone",
    .meaning =
        "The usual scale with a fixed number of the model in place of d under the root, applied to "
        "queries and keys that were normalised before. In the 27B model it is 168 although d is "
        "128, so that λ = 0.077 is 13 % below 1/√d.",
    .formula = R"(\frac{1}{\sqrt{\text{query\_pre\_attn\_scalar}}})",
    .source =
        "Gemma 3, arXiv 2503.19786; github.com/huggingface/transformers, "
        "convert_gemma3_weights.py: 168 for 27B, 256 for the others",
    .parameters = gemma_3_parameters,
    .scale = [](const RuleInput& input) { return 1 / std::sqrt(input.parameters[gemma_3_scalar]); },
};

}  // namespace attnscope
