#include <cmath>
#include <limits>

#include "core/attention/masks.h"
#include "core/figures/figures.h"
#include "core/figures/normalizer_curves.h"
#include "core/limits.h"
#include "core/parameters/record.h"
#include "core/rows/mean_of_rows.h"
#include "core/rows/products.h"
#include "core/rows/seen_row.h"
#include "core/scenario/approximation_set.h"
#include "core/scenario/scale.h"
#include "core/softmax/entropy_unit.h"
#include "core/text/errors.h"
#include "core/vectors/fitted_scenario.h"
#include "core/vectors/inputs.h"

namespace attnscope {
namespace {

/// Returns the number of rows of the matrix; 0 if it cannot be read from the files.
std::int64_t rows_of(const Scenario& scenario) {
    try {
        return count_queries(scenario);
    } catch (const Error&) {
        return 0;
    }
}

/// Whether the mask takes every row by itself, and there are more than a matrix has.
bool has_too_many_rows(const Scenario& scenario, std::int64_t rows) {
    return rows > max_matrix_rows && record_of(masks(), "mask", scenario.mask).has_steps;
}

/// Returns the exact mean entropy of rows under the Scenario's normaliser; NaN where it is not
/// known.
double exact_entropy(const Scenario& scenario, const RowAt& row, const std::stop_token& stop) {
    const Normalizer& normalizer = normalizer_of(scenario.normalizer);
    if (normalizer.is_softmax())
        return row_entropy.exact(score_law(scenario.model).id, row.n,
                                 static_cast<double>(scenario.d), row.lambda);
    return weight_means_of(scenario, WeightStatistic::entropy, normalizer, stop)({&row, 1}).front();
}

}  // namespace

std::vector<Approximation> approximations_read_out() {
    std::vector<Approximation> read_out = approximations_of(row_entropy);
    std::erase_if(read_out, [](const Approximation& each) { return !each.is_read_out; });
    return read_out;
}

Readout read_out(const Scenario& scenario, const std::stop_token& stop) {
    const auto n = static_cast<double>(scenario.n), d = static_cast<double>(scenario.d);
    const ScoreModel model = score_law(scenario.model).id;
    const EntropyUnit& unit = entropy_unit(scenario.unit);
    const double lambda = seen_scale(scenario, {n, n - 1});
    std::optional<Message> other_law = other_law_under_softmax(scenario);
    const double exact = other_law ? std::nan("") : exact_entropy(scenario, {n, lambda}, stop);
    const auto softmax_law = other_law_of_rows(scenario);
    if (std::isnan(exact) && !other_law)
        other_law = softmax_law;
    const auto where_valid = [&](const Approximation& approximation) {
        const double value = value_or_gap(approximation, model, n, d, lambda);
        const bool valid = !softmax_law && approximation.serves(model) &&
                           holds(value, exact, row_entropy.tolerance);
        return valid ? unit.factor * value : std::numeric_limits<double>::quiet_NaN();
    };
    std::vector<double> approximate;
    for (const Approximation& each : approximations_read_out())
        approximate.push_back(where_valid(each));
    const std::int64_t rows = rows_of(scenario);
    std::optional<double> mean_of_rows;
    if (scenario.mask != masks().front()->key && rows > 0 && !softmax_law &&
        !has_too_many_rows(scenario, rows))
        mean_of_rows = unit.factor * exact_mean_of_rows(scenario, rows, stop);
    return {.lambda = scale(scenario),
            .unit = std::string(unit.key),
            .exact = unit.factor * exact,
            .maximum = unit.factor * std::log(n),
            .approximations = approximate,
            .all_approximations = !approximation_set(scenario.approximations).is_main,
            .keys = scenario.n,
            .rows = rows,
            .mean_of_rows = mean_of_rows,
            .products_scale = lambda,
            .own_vectors = has_given_vectors(scenario),
            .other_law = other_law};
}

}  // namespace attnscope
