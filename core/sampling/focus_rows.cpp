#include "core/sampling/focus_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>

#include "core/parallel/parallel_for.h"
#include "core/sampling/monte_carlo.h"
#include "core/sampling/scores.h"
#include "core/softmax/row_statistics.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

constexpr std::size_t logits_at_once = 2048, focus_rows_at_once = 8;

/// log Σ e^{λs} over the first keys of a row.
double log_partition(const ScoreSampler& sampler, std::size_t keys, double lambda,
                     const std::stop_token& stop) {
    RowAccumulator row;
    std::array<double, logits_at_once> logits;
    for (std::size_t begin = 0; begin < keys; begin += logits_at_once) {
        if (stop.stop_requested())
            throw Cancelled();
        const auto drawn = std::span(logits).first(std::min(logits_at_once, keys - begin));
        sampler.draw(begin, drawn);
        for (double& logit : drawn)
            logit *= lambda;
        row.add(std::span<const double>(drawn), static_cast<std::int64_t>(begin));
    }
    return row.finish().log_sum_exp;
}

/// Returns the mean of the weights. If they differ by rounding alone, as weights close to 1 do,
/// their spread says nothing about the error.
Estimate mean_of_weights(std::span<const double> weights) {
    constexpr double rounding = 1e-13;
    Estimate mean = mean_estimate(weights);
    const double spread = mean.standard_error * std::sqrt(static_cast<double>(weights.size()));
    mean.error_is_lower_bound |= spread <= rounding * mean.value;
    return mean;
}

}  // namespace

FocusRows simulate_focus(ScoreModel model, std::int64_t n, double d, double lambda, double gap,
                         std::int64_t samples, std::uint64_t seed, const std::stop_token& stop) {
    detail::check_simulation(n, d, samples, 1);
    const auto others = static_cast<std::size_t>(n - 1);
    std::vector<double> weights(static_cast<std::size_t>(samples), 1.0);
    if (others > 0)
        parallel_for(weights.size(), focus_rows_at_once, stop, [&](std::size_t row) {
            const ScoreSampler sampler(model, d, seed, row);
            const double rest = log_partition(sampler, others, lambda, stop);
            weights[row] = 1 / (1 + std::exp(rest - lambda * gap));
        });
    const bool are_alike = others == 0 || lambda == 0;  // 1/n, exactly
    FocusRows rows{are_alike ? mean_estimate(weights) : mean_of_weights(weights),
                   std::move(weights)};
    std::ranges::sort(rows.weights);
    return rows;
}

}  // namespace attnscope
