#include "core/sampling/jacobian_rows.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "core/parallel/parallel_for.h"
#include "core/sampling/monte_carlo.h"
#include "core/sampling/scores.h"
#include "core/softmax/row_statistics.h"
#include "core/text/errors.h"
#include "core/theory/exact_means.h"

namespace attnscope {
namespace {

constexpr std::size_t norm_rows_at_once = 4;

/// The norms of every row at one scale.
struct NormRows {
    explicit NormRows(std::size_t count) : half_l1(count), frobenius(count), spectral(count) {}

    std::vector<double> half_l1, frobenius, spectral;
};

void norms_of_row(const ScoreSampler& sampler, std::size_t keys, std::span<const double> lambdas,
                  const std::stop_token& stop, std::size_t index, std::span<NormRows> results) {
    std::vector<double> scores(keys), weights(keys);
    sampler.draw(0, scores);
    for (std::size_t k = 0; k < lambdas.size(); ++k) {
        if (stop.stop_requested())
            throw Cancelled();
        for (std::size_t j = 0; j < keys; ++j)
            weights[j] = lambdas[k] * scores[j];
        RowAccumulator row;
        row.add(std::span<const double>(weights), 0);
        const RowStatistics statistics = row.finish();
        for (double& weight : weights)
            weight = std::exp(weight - statistics.log_sum_exp);
        results[k].half_l1[index] = jacobian_half_l1(statistics, 1);
        results[k].frobenius[index] = jacobian_frobenius(weights, 1);
        results[k].spectral[index] = jacobian_spectral(weights, 1);
    }
}

double mean_of(std::span<const double> values) {
    return mean_estimate(values).value;
}

/// The slope of y over x by least squares; 0 where all x are the same.
double slope(std::span<const double> x, std::span<const double> y) {
    const double x_mean = mean_of(x), y_mean = mean_of(y);
    double joint = 0, square = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        joint += (x[i] - x_mean) * (y[i] - y_mean);
        square += (x[i] - x_mean) * (x[i] - x_mean);
    }
    return square > 0 ? joint / square : 0;
}

/// The regression estimate of the mean of a norm; `exact_half_l1` is the exact mean of `half_l1`.
Estimate regression_estimate(std::span<const double> norm, std::span<const double> half_l1,
                             double exact_half_l1) {
    const double b = slope(half_l1, norm);
    std::vector<double> adjusted(norm.size());
    for (std::size_t i = 0; i < norm.size(); ++i)
        adjusted[i] = norm[i] - b * (half_l1[i] - exact_half_l1);
    return mean_estimate(adjusted);
}

JacobianNorms summarize(NormRows&& rows, double exact_half_l1) {
    JacobianNorms norms{{},
                        regression_estimate(rows.frobenius, rows.half_l1, exact_half_l1),
                        regression_estimate(rows.spectral, rows.half_l1, exact_half_l1)};
    norms.half_l1 = std::move(rows.half_l1);
    std::ranges::sort(norms.half_l1);
    return norms;
}

}  // namespace

std::vector<JacobianNorms> simulate_jacobians(ScoreModel model, std::int64_t n, double d,
                                              std::span<const double> lambdas, std::int64_t samples,
                                              std::uint64_t seed, const std::stop_token& stop) {
    detail::check_simulation(n, d, samples, lambdas.size());
    const auto count = static_cast<std::size_t>(samples);
    std::vector<NormRows> rows(lambdas.size(), NormRows(count));
    parallel_for(count, norm_rows_at_once, stop, [&](std::size_t row) {
        norms_of_row(ScoreSampler(model, d, seed, row), static_cast<std::size_t>(n), lambdas, stop,
                     row, rows);
    });
    std::vector<JacobianNorms> norms;
    for (std::size_t k = 0; k < lambdas.size(); ++k) {
        if (stop.stop_requested())
            throw Cancelled();
        const double exact = exact_means(model, static_cast<double>(n), d, lambdas[k]).diversity;
        norms.push_back(summarize(std::move(rows[k]), exact));
    }
    return norms;
}

}  // namespace attnscope
