#include <cmath>
#include <limits>

#include "core/attention/masks.h"
#include "core/figures/figures.h"
#include "core/figures/mean_of_rows.h"
#include "core/scenario/scale.h"
#include "core/softmax/entropy_unit.h"

namespace attnscope {

std::vector<Approximation> approximations_read_out() {
    std::vector<Approximation> read_out = approximations_of(row_entropy);
    std::erase_if(read_out, [](const Approximation& each) { return !each.is_read_out; });
    return read_out;
}

Readout read_out(const Scenario& scenario) {
    const auto n = static_cast<double>(scenario.n), d = static_cast<double>(scenario.d);
    const ScoreModel model = score_law(scenario.model).id;
    const EntropyUnit& unit = entropy_unit(scenario.unit);
    const double lambda = scale(scenario);
    const double exact = row_entropy.exact(model, n, d, lambda);
    const auto where_valid = [&](const Approximation& approximation) {
        const double value = value_or_gap(approximation, model, n, d, lambda);
        const bool valid =
            approximation.serves(model) && holds(value, exact, row_entropy.tolerance);
        return valid ? unit.factor * value : std::numeric_limits<double>::quiet_NaN();
    };
    std::vector<double> approximate;
    for (const Approximation& each : approximations_read_out())
        approximate.push_back(where_valid(each));
    std::optional<double> mean_of_rows;
    if (scenario.mask != masks().front()->key)
        mean_of_rows = unit.factor * exact_mean_of_rows(scenario);
    return {.lambda = lambda,
            .unit = std::string(unit.key),
            .exact = unit.factor * exact,
            .maximum = unit.factor * std::log(n),
            .approximations = approximate,
            .keys = scenario.n,
            .mean_of_rows = mean_of_rows};
}

}  // namespace attnscope
