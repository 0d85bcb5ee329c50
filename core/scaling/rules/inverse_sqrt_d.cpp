#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {

extern const Rule inverse_sqrt_d_rule = {
    .key = "inverse-sqrt-d",
    .label = "1/√d",
    .formula = "1/√d",
    .source = "Vaswani et al. 2017, arXiv 1706.03762",
    .scale = [](const RuleInput& input) { return 1.0 / std::sqrt(input.d); },
};

}  // namespace attnscope
