#include <cmath>
#include <limits>

#include "core/figures/entropy_curves.h"
#include "core/figures/figures.h"
#include "core/figures/validity.h"
#include "core/scaling/rules.h"
#include "core/theory/approximations.h"
#include "core/theory/exact_means.h"

namespace attnscope {

Readout read_out(const Scenario& scenario) {
    const auto n = static_cast<double>(scenario.n), d = static_cast<double>(scenario.d);
    const double lambda = scale(scenario), factor = entropy_factor(scenario.unit);
    const double exact = exact_means(scenario.model, n, d, lambda).entropy;
    const auto where_valid = [&](double approximation) {
        return holds(approximation, exact, entropy_tolerance)
                   ? factor * approximation
                   : std::numeric_limits<double>::quiet_NaN();
    };
    return {.lambda = lambda,
            .unit = entropy_unit(scenario.unit),
            .exact = factor * exact,
            .annealed = where_valid(annealed_entropy(scenario.model, n, d, lambda)),
            .linear = where_valid(linear_entropy(n, d, lambda)),
            .maximum = factor * std::log(n)};
}

}  // namespace attnscope
