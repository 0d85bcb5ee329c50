#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {

extern const Rule log_n_over_sqrt_d_rule = {
    .key = "log-n-over-sqrt-d",
    .label = "log n/√d",
    .family = "growing with log n",
    .meaning =
        "The usual scale 1/√d multiplied by the natural logarithm of n. Rows of random keys then "
        "put most of their weight on a few keys: for Gaussian scores at d = 64 the mean entropy is "
        "1.25 nat at n = 64 and 1.13 nat at n = 512.",
    .formula = R"(\frac{\log n}{\sqrt{d}})",
    .source = "Chiang and Cholak 2022, arXiv 2202.12172",
    .scale = [](const RuleInput& input) { return std::log(input.n) / std::sqrt(input.d); },
};

}  // namespace attnscope
