#include <cmath>

#include "core/scaling/rule.h"
#include "core/theory/closed_forms.h"

namespace attnscope {

// The largest annealed gradient; the exact mean has no largest value.
extern const Rule gradient_max_rule = {
    .key = "gradient-max",
    .label = "largest gradient α*/√d",
    .family = "largest gradient",
    .meaning =
        "The scale at which an estimate of the gradient λ(1 − Σp²), how strongly the weights p "
        "respond to the scores, is largest. Only the estimate has such a maximum: the exact mean "
        "over Gaussian scores never falls as λ grows.",
    .formula = R"(\frac{\alpha^*}{\sqrt{d}}\text{, where }\alpha^* \left(1 - )"
               R"(\frac{e^{\alpha^{*2}}}{n}\right)\text{ is largest})",
    .source = "J. Su 2023, kexue.fm/archives/9812; solved exactly",
    .scale =
        [](const RuleInput& input) {
            return input.n > 1 ? gradient_optimum(OptimumModel::gaussian, input.n, input.d) /
                                     std::sqrt(input.d)
                               : 0.0;
        },
};

}  // namespace attnscope
