#include <cmath>
#include <limits>

#include "core/errors.h"
#include "core/figures/entropy_curves.h"
#include "core/figures/figures.h"
#include "core/figures/scale_axis.h"
#include "core/scaling/rules.h"
#include "core/theory/approximations.h"
#include "core/theory/exact_means.h"

namespace attnscope {
namespace {

/// The annealed entropy in nats; NaN for a model that has none.
double annealed_or_nan(ScoreModel model, double n, double d, double lambda) {
    try {
        return annealed_entropy(model, n, d, lambda);
    } catch (const InvalidRequest&) {
        return std::numeric_limits<double>::quiet_NaN();
    }
}

}  // namespace

Readout read_out(const Scenario& scenario) {
    const auto n = static_cast<double>(scenario.n), d = static_cast<double>(scenario.d);
    const double lambda = scale(scenario), factor = entropy_factor(scenario.unit);
    const double exact = exact_means(scenario.model, n, d, lambda).entropy;
    return {.lambda = lambda,
            .unit = entropy_unit(scenario.unit),
            .exact = factor * exact,
            .annealed = factor * annealed_or_nan(scenario.model, n, d, lambda),
            .linear = factor * linear_entropy(n, d, lambda),
            .maximum = factor * std::log(n),
            .effective_keys = std::exp(exact),
            .freezing = freezing_or_nan(scenario)};
}

}  // namespace attnscope
