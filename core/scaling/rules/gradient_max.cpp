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
        "The scale λ at which the annealed estimate of the gradient λ(1 − Σp²) is largest; the "
        "gradient says how strongly a row's weights react to its scores. The estimate puts "
        "e^{α²}/n in place of Σp², with α = λ√d; both are close while many keys share the weight. "
        "The α of the maximum is written α*, and at n = 512 and d = 64 the scale is 0.25. The "
        "exact mean over Gaussian scores has no maximum: it never falls when λ grows.",
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
