#include <algorithm>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {

extern const Rule softmax_plus_rule = {
    .key = "softmax-plus",
    .label = "softmax-plus",
    .family = "growing with log n",
    .meaning =
        "The rule log₅₁₂n/√d with n counted as 16 where it is less, used in the language model "
        "GAU-alpha. Rows of up to 16 keys thus keep λ = 0.44/√d, where the logarithm alone would "
        "lower λ to 0 at n = 1.",
    .formula = R"(\frac{\log_{512} \max(n, 16)}{\sqrt{d}})",
    .source = "github.com/bojone/bert4keras: softmax_plus, used in GAU-alpha",
    .scale =
        [](const RuleInput& input) {
            return std::log(std::max(input.n, 16.0)) / std::log(512.0) / std::sqrt(input.d);
        },
};

}  // namespace attnscope
