#include <algorithm>
#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter yarn_factor{
    .key = "yarn_factor",
    .label = "YaRN extension s",
    .unit = "",
    .help = "How many times the trained length is extended; 1 leaves the scale 1/√d.",
    .meaning =
        "The length of text that a model is extended to, divided by the length it was trained at. "
        "The scale stays 1/√d at s = 1 and is 1.63 times as large at s = 16 and 1.81 times at s = "
        "32.",
    .standard = 16,
    .min = 1,
    .max = 1e6,
    .slider_min = 1,
    .slider_max = 128,
};
constexpr std::array yarn_mscale_parameters = {&yarn_factor};

}  // namespace

extern const Rule yarn_mscale_rule = {
    .key = "yarn-mscale",
    .label = "YaRN mscale",
    .family = "for longer contexts",
    .meaning =
        "The usual scale 1/√d times (0.1 log s + 1)², used with YaRN, a way to run a model on "
        "texts s times as long as those it was trained on. The factor depends on s alone, so that "
        "short rows get it, too: it is 1.63 for s = 16.",
    .formula = R"(\frac{(0.1 \log s + 1)^2}{\sqrt{d}})",
    .source = "Peng et al. 2023, arXiv 2309.00071; github.com/jquesnelle/yarn",
    .parameters = yarn_mscale_parameters,
    .scale =
        [](const RuleInput& input) {
            const double root = 0.1 * std::log(std::max(input.parameters[yarn_factor], 1.0)) + 1;
            return root * root / std::sqrt(input.d);
        },
};

}  // namespace attnscope
