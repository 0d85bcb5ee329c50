#include <algorithm>
#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter clipped_log_length{
    .key = "clipped_log_length",
    .label = "Clipped log from L",
    .unit = "",
    .help = "Length up to which a query has the scale 1/√d.",
    .meaning =
        "The position L from which λ starts to grow, usually the length that a model was trained "
        "at. Rows up to L are not affected by the rule, and at position L² λ is twice 1/√d.",
    .standard = 512,
    .min = 2,
    .max = 1e12,
    .slider_min = 16,
    .slider_max = 131072,
    .whole = true,
};
constexpr std::array clipped_log_parameters = {&clipped_log_length};

}  // namespace

extern const Rule clipped_log_rule = {
    .key = "clipped-log",
    .label = "clipped log n",
    .family = "growing with log n",
    .meaning =
        "A scale that is 1/√d up to position L and then grows with the logarithm of the position. "
        "A model that was trained with 1/√d on texts of length L is unchanged within L; only later "
        "rows get a larger λ.",
    .formula =
        R"(\frac{\max(1, \log n/\log L)}{\sqrt{d}}\text{, }n\text{ being the position, counted )"
        R"(from 1, of the last key that the row sees})",
    .source = "J. Su 2023 (clipped), kexue.fm/archives/9706, 9708; github.com/bojone/rerope",
    .parameters = clipped_log_parameters,
    .scale =
        [](const RuleInput& input) {
            const double log_ratio =
                std::log(input.row + 1) / std::log(input.parameters[clipped_log_length]);
            return std::max(1.0, log_ratio) / std::sqrt(input.d);
        },
};

}  // namespace attnscope
