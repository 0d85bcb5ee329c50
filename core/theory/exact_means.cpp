#include "core/theory/exact_means.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/errors.h"
#include "core/limits.h"
#include "core/special/require.h"
#include "core/text/numbers.h"
#include "core/theory/logit_law.h"
#include "core/theory/row_means.h"

namespace attnscope {
namespace {

/// Other methods reach further.
void require_exact(const char* name, double value, double low, double high) {
    if (!(value >= low && value <= high))
        throw InvalidRequest(
            Message("theory.exact-range",
                    "%1 = %2 is not possible by the exact method, which takes it from %3 to %4",
                    {name, value, low, high}));
}

/// All weights equal 1/n.
ExactMeans uniform_row(double n) {
    return {std::log(n), std::log(n), 1 / n, (n - 1) / n};
}

/// The mean over r ~ χ_d of Gaussian rows with σ = λr: a trapezoid in log r, error below 1e-13.
ExactMeans random_query_means(double n, double d, double lambda) {
    const double step = std::min(0.5 / std::sqrt(2 * d), 0.1);
    ExactMeans sum{};
    double total = 0;
    for (const int direction : {1, -1})
        for (int k = direction > 0 ? 0 : -1;; k += direction) {
            const double v = step * k;  // log r − ½ log d
            const double weight = std::exp(d * (v - 0.5 * std::expm1(2 * v)));
            if (weight < 1e-16)
                break;
            const double sigma = lambda * std::sqrt(d) * std::exp(v);
            add_weighted(sum, weight, row_means(LogitLaw::gaussian(sigma), n));
            total += weight;
        }
    ExactMeans means{};
    add_weighted(means, 1 / total, sum);
    return means;
}

}  // namespace

ExactMeans exact_means(ScoreModel model, double n, double d, double lambda) {
    require_exact("n", n, 1, max_length);
    detail::require_dimension(d);
    require_exact("lambda", lambda, 0, max_scale);
    if (n == 1)
        return {0, 0, 1, 0};
    if (lambda == 0)
        return uniform_row(n);
    switch (model) {
        case ScoreModel::sphere:
            return row_means(LogitLaw::sphere(d, lambda * d), n);
        case ScoreModel::gaussian:
            return row_means(LogitLaw::gaussian(lambda * std::sqrt(d)), n);
        case ScoreModel::gaussian_qk:
            return random_query_means(n, d, lambda);
    }
    throw InvalidRequest(Message("theory.unknown-model", "unknown score model"));
}

double exact_gradient(ScoreModel model, double n, double d, double lambda) {
    return lambda * exact_means(model, n, d, lambda).diversity;
}

}  // namespace attnscope
