#include "core/theory/exact_means.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/limits.h"
#include "core/special/require.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/theory/domain.h"
#include "core/theory/logit_law.h"
#include "core/theory/query_norms.h"
#include "core/theory/row_means.h"

namespace attnscope {
namespace {

/// The means of a row with all weights equal to 1/n.
ExactMeans uniform_row(double n) {
    return {std::log(n), std::log(n), 1 / n, (n - 1) / n};
}

/// Returns the means of Gaussian rows, averaged over the query's norm.
ExactMeans random_query_means(double n, double d, double lambda, Precision precision) {
    ExactMeans means{};
    for (const QueryNorm& query : query_norms(d))
        add_weighted(means, query.weight,
                     row_means(LogitLaw::gaussian(lambda * query.norm), n, precision));
    return means;
}

}  // namespace

ExactMeans exact_means(ScoreModel model, double n, double d, double lambda, Precision precision) {
    detail::require_exact("n", n, 1, max_length);
    detail::require_dimension(d);
    detail::require_exact("lambda", lambda, 0, max_scale);
    if (n == 1)
        return {0, 0, 1, 0};
    if (lambda == 0)
        return uniform_row(n);
    switch (model) {
        case ScoreModel::sphere:
            return row_means(LogitLaw::sphere(d, lambda * d), n, precision);
        case ScoreModel::gaussian:
            return row_means(LogitLaw::gaussian(lambda * std::sqrt(d)), n, precision);
        case ScoreModel::gaussian_qk:
            return random_query_means(n, d, lambda, precision);
    }
    throw InvalidRequest(Message("theory.unknown-model", "unknown score model"));
}

double exact_gradient(ScoreModel model, double n, double d, double lambda) {
    return lambda * exact_means(model, n, d, lambda).diversity;
}

}  // namespace attnscope
