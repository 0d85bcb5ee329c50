#include "core/attention/weight_rows.h"

#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

#include "core/parallel/parallel_for.h"
#include "core/sampling/monte_carlo.h"
#include "core/sampling/scores.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

constexpr std::int64_t longest_weighed = 10'000'000;
constexpr std::size_t weighed_at_once = 4;

/// The statistics of all rows under one normaliser.
struct WeighedRows {
    explicit WeighedRows(std::size_t count) : masses(count), supports(count), entropies(count) {}

    std::vector<double> masses, supports, entropies;
};

RowStatistics statistics_under(const Normalizer& normalizer, const std::vector<double>& logits,
                               const ParameterValues& parameters) {
    if (normalizer.weigh) {
        std::vector<double> row = logits;
        const Weighing weighing = normalizer.weigh(row, parameters);
        return statistics_of_weights(row, weighing);
    }
    RowAccumulator sums;
    sums.add(std::span<const double>(logits), 0);
    RowStatistics row = sums.finish();
    row.support = row.count;
    return normalizer.of_softmax ? normalizer.of_softmax(row, parameters) : row;
}

Estimate mean_of_known(std::vector<double> values) {
    std::erase_if(values, [](double value) { return std::isnan(value); });
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    return values.size() < 2 ? Estimate{none, none} : mean_estimate(values);
}

}  // namespace

const Estimate& SimulatedWeights::of(WeightStatistic statistic) const {
    return statistic == WeightStatistic::mass      ? mass
           : statistic == WeightStatistic::support ? support
                                                   : entropy;
}

std::vector<SimulatedWeights> simulate_weights(std::span<const Normalizer* const> normalizers,
                                               ScoreModel model, std::int64_t n, double d,
                                               double lambda, const ParameterValues& parameters,
                                               std::int64_t samples, std::uint64_t seed,
                                               const std::stop_token& stop) {
    detail::check_simulation(n, d, samples, 1);
    if (n > longest_weighed)
        throw InvalidRequest(Message("simulation.long-rows",
                                     "n = %1: rows of at most %2 keys can be weighed in memory",
                                     {n, longest_weighed}));
    const auto count = static_cast<std::size_t>(samples);
    std::vector<WeighedRows> all(normalizers.size(), WeighedRows(count));
    parallel_for(count, weighed_at_once, stop, [&](std::size_t index) {
        std::vector<double> logits(static_cast<std::size_t>(n));
        ScoreSampler(model, d, seed, index).draw(0, logits);
        for (double& logit : logits)
            logit *= lambda;
        for (std::size_t k = 0; k < all.size(); ++k) {
            const RowStatistics row = statistics_under(*normalizers[k], logits, parameters);
            all[k].masses[index] = row.sum;
            all[k].supports[index] = static_cast<double>(row.support);
            all[k].entropies[index] = row.entropy;
        }
    });
    std::vector<SimulatedWeights> means;
    for (WeighedRows& rows : all)
        means.push_back({mean_estimate(rows.masses), mean_estimate(rows.supports),
                         mean_of_known(std::move(rows.entropies))});
    return means;
}

}  // namespace attnscope
