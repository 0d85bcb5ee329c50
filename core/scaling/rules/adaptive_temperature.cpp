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
        "A scale of its own for each row: rows whose weights are neither settled on a few keys "
        "nor quite even get a larger one, which sharpens them. The entropy H of the row is first "
        "computed at λ = 1/√d, and a fixed polynomial of H then says how many times 1/√d the row "
        "gets. At H = 2 nat this is 2.1; rows with H up to 0.5 nat or above 6 nat keep 1/√d.",
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
