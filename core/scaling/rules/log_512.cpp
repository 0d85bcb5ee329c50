#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {

extern const Rule log_512_rule = {
    .key = "log-512",
    .label = "log₅₁₂n/√d",
    .family = "growing with log n",
    .meaning =
        "The usual scale 1/√d multiplied by the logarithm of n to base 512, so that the two agree "
        "at n = 512. The mean entropy of random scores still grows with n, if less than under "
        "1/√d: on the sphere at d = 64 from 5.75 nat at n = 512 to 7.46 nat at n = 4096.",
    .formula = R"(\frac{\log_{512} n}{\sqrt{d}})",
    .source = "J. Su 2021, kexue.fm/archives/8823",
    .scale =
        [](const RuleInput& input) {
            return std::log(input.n) / std::log(512.0) / std::sqrt(input.d);
        },
};

}  // namespace attnscope
