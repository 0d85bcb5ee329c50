#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {

extern const Rule inverse_sqrt_d_rule = {
    .key = "inverse-sqrt-d",
    .label = "1/√d",
    .family = "of d alone",
    .meaning =
        "The usual scale of attention, the reciprocal of √d at every length. With random q and k "
        "the scaled scores λs then have standard deviation 1 at every d, and the entropy H grows "
        "almost as fast as log n.",
    .formula = R"(\frac{1}{\sqrt{d}})",
    .source = "Vaswani et al. 2017, arXiv 1706.03762",
    .scale = [](const RuleInput& input) { return 1.0 / std::sqrt(input.d); },
};

}  // namespace attnscope
