#include <algorithm>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {

extern const Rule qk_norm_rule = {
    .key = "qk-norm",
    .label = "QKNorm, on cosines",
    .family = "on cosines",
    .meaning =
        "A factor on the cosine of the angle between q and k that starts at about twice the "
        "binary logarithm of n and is then learned in training. At n = 512 it starts at 18.0; "
        "for vectors of norm √64 that amounts to λ = 0.28 on q·k, 2.2 times 1/√64.",
    .formula = R"(\log_2(L^2 - L) \cdot \cos\theta\text{ with }L = n)",
    .source = "Henry et al. 2020, arXiv 2010.04245: the value that training starts from",
    .multiplies = Multiplies::cosine,
    .scale =
        [](const RuleInput& input) { return std::log2(std::max(input.n * (input.n - 1), 1.0)); },
};

}  // namespace attnscope
