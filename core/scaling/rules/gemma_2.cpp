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
    .formula = "1/√(query_pre_attn_scalar)",
    .source = "Gemma 2, arXiv 2408.00118; github.com/google/gemma_pytorch: 144 for 27B, 256 for 9B",
    .parameters = gemma_2_parameters,
    .scale = [](const RuleInput& input) { return 1 / std::sqrt(input.parameters[scalar]); },
};

}  // namespace attnscope
