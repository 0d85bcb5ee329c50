#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter qwen_length{
    .key = "qwen_length",
    .label = "Qwen length L",
    .unit = "",
    .help = "Length up to which a query has the scale 1/√d.",
    .meaning =
        "The length L that a Qwen model was trained at. Rows up to position L keep the scale 1/√d, "
        "and a smaller L makes λ larger in all rows beyond it.",
    .standard = 2048,
    .min = 2,
    .max = 1e12,
    .slider_min = 16,
    .slider_max = 131072,
    .whole = true,
};
constexpr std::array qwen_logn_parameters = {&qwen_length};

}  // namespace

extern const Rule qwen_logn_rule = {
    .key = "qwen-logn",
    .label = "Qwen log n",
    .family = "by position",
    .meaning =
        "The scale of the first Qwen models: 1/√d up to position L, then larger by the factor log "
        "i/log L at position i. Rows within the trained length L stay as they are; with L = 2048, "
        "the row at position 8192 has the factor 1.18.",
    .formula =
        R"(\frac{\max(1, \log i/\log L)}{\sqrt{d}}\text{, }i\text{ being the position, counted )"
        R"(from 1, of the last key that the row sees})",
    .source = "Qwen, arXiv 2309.16609: use_logn_attn in modeling_qwen.py",
    .parameters = qwen_logn_parameters,
    .scale =
        [](const RuleInput& input) {
            const double i = input.row + 1, trained = input.parameters[qwen_length];
            return (i > trained ? std::log(i) / std::log(trained) : 1) / std::sqrt(input.d);
        },
};

}  // namespace attnscope
