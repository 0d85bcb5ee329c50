#include <cmath>
#include <limits>

#include "core/approximations/approximations.h"
#include "core/figures/figures.h"
#include "core/scenario/scale.h"
#include "core/softmax/entropy_unit.h"

namespace attnscope {

Readout read_out(const Scenario& scenario) {
    const auto n = static_cast<double>(scenario.n), d = static_cast<double>(scenario.d);
    const ScoreModel model = score_law(scenario.model).id;
    const EntropyUnit& unit = entropy_unit(scenario.unit);
    const double lambda = scale(scenario);
    const double exact = row_entropy.exact(model, n, d, lambda);
    const auto where_valid = [&](std::string_view key) {
        const double value = approximation(row_entropy, key).value(model, n, d, lambda);
        return holds(value, exact, row_entropy.tolerance)
                   ? unit.factor * value
                   : std::numeric_limits<double>::quiet_NaN();
    };
    return {.lambda = lambda,
            .unit = std::string(unit.key),
            .exact = unit.factor * exact,
            .annealed = where_valid("annealed"),
            .linear = where_valid("linear"),
            .maximum = unit.factor * std::log(n)};
}

}  // namespace attnscope
