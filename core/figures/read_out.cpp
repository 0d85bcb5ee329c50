#include <cmath>
#include <limits>

#include "core/figures/entropy_curves.h"
#include "core/figures/figures.h"
#include "core/scaling/rules.h"
#include "core/theory/approximations.h"
#include "core/theory/exact_means.h"

namespace attnscope {

Readout read_out(const Scenario& scenario) {
    const auto n = static_cast<double>(scenario.n), d = static_cast<double>(scenario.d);
    const double lambda = scale(scenario), factor = entropy_factor(scenario.unit);
    constexpr double out_of_range = std::numeric_limits<double>::quiet_NaN();
    const bool annealed_holds = annealed_entropy_holds(scenario.model, n, d, lambda);
    const double linear = linear_entropy(n, d, lambda);
    return {.lambda = lambda,
            .unit = entropy_unit(scenario.unit),
            .exact = factor * exact_means(scenario.model, n, d, lambda).entropy,
            .annealed = annealed_holds ? factor * annealed_entropy(scenario.model, n, d, lambda)
                                       : out_of_range,
            .linear = linear >= 0 ? factor * linear : out_of_range,
            .maximum = factor * std::log(n)};
}

}  // namespace attnscope
