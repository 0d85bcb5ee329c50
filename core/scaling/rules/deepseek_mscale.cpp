#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter deepseek_factor{
    .key = "deepseek_factor",
    .label = "DeepSeek extension s",
    .unit = "",
    .help = "How many times the trained length is extended.",
    .meaning =
        "The length of text that DeepSeek's models are extended to, divided by the length they "
        "were trained at. At s = 1 the scale stays 1/√d; with m = 1, s = 40 makes it 1.87 times as "
        "large.",
    .standard = 40,
    .min = 1,
    .max = 1e6,
    .slider_min = 1,
    .slider_max = 128,
};
constexpr Parameter mscale{
    .key = "deepseek_mscale",
    .label = "mscale m",
    .unit = "",
    .help = "Weight of the logarithm: 1 in DeepSeek-V2.5 and V3, 0.707 in DeepSeek-V2 and V2-Lite.",
    .meaning =
        "The weight m of log s in DeepSeek's factor on 1/√d. At m = 0 the scale is 1/√d whatever s "
        "is, and m = 1 gives the factor of YaRN.",
    .standard = 1,
    .min = 0,
    .max = 100,
    .slider_min = 0.1,
    .slider_max = 10,
};
constexpr std::array deepseek_mscale_parameters = {&deepseek_factor, &mscale};

}  // namespace

extern const Rule deepseek_mscale_rule = {
    .key = "deepseek-mscale",
    .label = "DeepSeek mscale",
    .family = "for longer contexts",
    .meaning =
        "The usual scale 1/√d times YaRN's factor for a longer context, with a weight m on its "
        "logarithm. All rows get the same factor, which follows s and m alone: it is 1.87 for s = "
        "40 and m = 1.",
    .formula = R"(\frac{(0.1\,m \log s + 1)^2}{\sqrt{d}})",
    .source =
        "DeepSeek-V3, arXiv 2412.19437; github.com/deepseek-ai/DeepSeek-V3: s = 40, m = 1, d = 192",
    .parameters = deepseek_mscale_parameters,
    .scale =
        [](const RuleInput& input) {
            const double root =
                0.1 * input.parameters[mscale] * std::log(input.parameters[deepseek_factor]) + 1;
            return root * root / std::sqrt(input.d);
        },
};

}  // namespace attnscope
