#include <algorithm>
#include <cmath>

#include "core/scaling/rule.h"
#include "core/theory/exact_means.h"

namespace attnscope {
namespace {

double usual_scale(const RuleInput& input) {
    return 1 / std::sqrt(input.d);
}

/// β of a row whose entropy at the usual scale is H nats.
double sharpening(double h) {
    const double fit = (((-0.037 * h + 0.481) * h - 2.3) * h + 4.917) * h - 1.791;
    return h > 0.5 ? std::max(fit, 1.0) : 1.0;
}

}  // namespace

extern const Rule adaptive_temperature_rule = {
    .key = "adaptive-temperature",
    .label = "adaptive temperature",
    .family = "by entropy",
    .meaning =
        "A scale of its own for each row, which follows from the entropy H that the row has at λ = "
        "1/√d. A fixed polynomial of H says how many times 1/√d the row gets: 2.1 times at H = 2 "
        "nat, and at most 2.4 times. Only rows with H between about 0.85 and 5.94 nat, which look "
        "at 2.3 to 380 keys, get more than 1/√d, so that their best keys take more weight. All "
        "other rows keep 1/√d.",
    .formula =
        R"(\frac{\beta(H)}{\sqrt{d}},\quad \beta = \max(1, -0.037 H^4 + 0.481 H^3 - 2.3 H^2 + )"
        R"(4.917 H - 1.791)\text{ where }H > 0.5)",
    .source =
        "Veličković et al. 2024, arXiv 2410.01104; H is the entropy of the row at 1/√d, or its "
        "exact mean where λ stands for all rows",
    .scale =
        [](const RuleInput& input) {
            const double base = usual_scale(input);
            return base * sharpening(exact_means(input.model, input.n, input.d, base).entropy);
        },
    .base = usual_scale,
    .temper = sharpening,
    .reads_model = true,
};

}  // namespace attnscope
