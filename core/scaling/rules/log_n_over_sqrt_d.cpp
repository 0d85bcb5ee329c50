#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {

extern const Rule log_n_sqrt_d_rule = {
    .key = "log-n-over-sqrt-d",
    .label = "log n/√d",
    .formula = "log n/√d",
    .source = "Chiang and Cholak 2022, arXiv 2202.12172",
    .scale = [](const RuleInput& input) { return std::log(input.n) / std::sqrt(input.d); },
};

}  // namespace attnscope
