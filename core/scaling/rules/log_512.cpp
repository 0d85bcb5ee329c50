#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {

extern const Rule log_512_rule = {
    .key = "log-512",
    .label = "log₅₁₂n/√d",
    .formula = "log₅₁₂n/√d",
    .source = "J. Su 2021, kexue.fm/archives/8823",
    .scale =
        [](const RuleInput& input) {
            return std::log(input.n) / std::log(512.0) / std::sqrt(input.d);
        },
};

}  // namespace attnscope
