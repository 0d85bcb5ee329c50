#include "core/sampling/monte_carlo.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>
#include <string>

#include "core/parallel/parallel_for.h"
#include "core/sampling/largest_score.h"
#include "core/sampling/random_blocks.h"
#include "core/sampling/scores.h"
#include "core/softmax/row_statistics.h"
#include "core/special/sphere_angle.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

constexpr double none_yet = -std::numeric_limits<double>::infinity();
constexpr double most_scores = 1e10, most_results = 1e8;
constexpr std::int64_t most_samples = 10'000'000;
constexpr std::size_t scores_at_once = 2048;
constexpr std::size_t rows_at_once = 8;
constexpr std::size_t angles_at_once = 64 * pairs_at_once;

/// The statistics of every row at one scale.
struct MonteCarloRows {
    explicit MonteCarloRows(std::size_t count)
        : entropies(count), collisions(count), diversities(count), gradients(count) {}

    std::vector<double> entropies, collisions, diversities;  ///< means over the largest score
    std::vector<double> gradients;
};

/// Keeps the two largest scores of a row while it is drawn, and the largest apart from all others.
class LargestTwo {
public:
    /// Takes the next scores. Returns those to add to the sums over the others: the given scores
    /// and the previous largest, except the largest of all.
    std::span<const double> exchange(std::span<double> scores) {
        const double before = first_;
        for (const double score : scores) {
            second_ = std::max(second_, std::min(first_, score));
            first_ = std::max(first_, score);
        }
        if (first_ == before)
            return scores;
        const auto place = std::ranges::find(scores, first_);
        if (before > none_yet) {
            *place = before;
            return scores;
        }
        *place = scores.back();
        return scores.first(scores.size() - 1);
    }

    double first() const { return first_; }
    double second() const { return second_; }

private:
    double first_ = none_yet, second_ = none_yet;
};

/// A simulated row: its two largest scores, and the sums over all but the largest at each scale.
struct Row {
    LargestTwo largest;
    std::vector<RowAccumulator> others;
};

void scale(std::span<const double> scores, double lambda, std::span<double> logits) {
    with_lanes([=](auto) {
        for (std::size_t i = 0; i < scores.size(); ++i)
            logits[i] = lambda * scores[i];
    });
}

Row draw_row(const ScoreSampler& sampler, std::size_t keys, std::span<const double> lambdas,
             const std::stop_token& stop) {
    Row row{{}, std::vector<RowAccumulator>(lambdas.size())};
    std::array<double, scores_at_once> scores, logits;
    for (std::size_t begin = 0; begin < keys; begin += scores_at_once) {
        if (stop.stop_requested())
            throw Cancelled();
        const auto drawn = std::span(scores).first(std::min(scores_at_once, keys - begin));
        sampler.draw(begin, drawn);
        const std::span<const double> others = row.largest.exchange(drawn);
        for (std::size_t k = 0; k < lambdas.size(); ++k) {
            const auto scaled = std::span(logits).first(others.size());
            scale(others, lambdas[k], scaled);
            row.others[k].add(std::span<const double>(scaled), static_cast<std::int64_t>(begin));
        }
    }
    return row;
}

/// The gradient of the row itself, its largest key included.
double gradient(const Row& row, std::size_t scale, double lambda) {
    RowAccumulator all = row.others[scale];
    all.add_tile(1, lambda * row.largest.first(), 0, 0, 0, 0);
    return jacobian_half_l1(all.finish(), lambda);
}

void simulate_row(const ScoreSampler& sampler, std::size_t keys, std::span<const double> lambdas,
                  const std::stop_token& stop, std::size_t index,
                  std::span<MonteCarloRows> results) {
    const Row row = draw_row(sampler, keys, lambdas, stop);
    const LargestScore law(sampler, keys > 1 ? row.largest.second() : 0, std::ranges::max(lambdas));
    for (std::size_t k = 0; k < lambdas.size(); ++k) {
        const RowMeans means = keys > 1 ? law.means(row.others[k].finish(), lambdas[k])
                                        : RowMeans{.entropy = 0, .collision = 1, .diversity = 0};
        results[k].entropies[index] = means.entropy;
        results[k].collisions[index] = means.collision;
        results[k].diversities[index] = means.diversity;
        results[k].gradients[index] = gradient(row, k, lambdas[k]);
    }
}

/// Whether the sample is too small to estimate the error of the means. On spheres of d < 4, rows
/// whose two largest scores crowd together at the pole add the more to a mean the rarer they are:
/// about 1/P if P is the probability of a score above the second, d (1 − x). The square of 1/P has
/// no mean, except that the softmax does not distinguish scores closer than λ d x = 1. The smallest
/// x among `rows` rows lies about where n²P²/2 = 1/rows.
bool misses_rare_rows(ScoreModel model, double n, double d, double lambda, double rows) {
    if (model != ScoreModel::sphere || d >= 4 || n < 2)
        return false;
    const double half_angle = angle_quantile(d, std::sqrt(2 / rows) / n) / 2;
    return lambda * d * 2 * std::sin(half_angle) * std::sin(half_angle) > 1;
}

MonteCarlo summarize(MonteCarloRows&& rows, double lambda) {
    const Estimate diversity = mean_estimate(rows.diversities);
    MonteCarlo result{mean_estimate(rows.entropies),
                      mean_estimate(rows.collisions),
                      {lambda * diversity.value, lambda * diversity.standard_error,
                       diversity.error_is_lower_bound},
                      std::move(rows.gradients)};
    std::sort(result.gradients.begin(), result.gradients.end());
    return result;
}

}  // namespace

void detail::check_simulation(std::int64_t n, double d, std::int64_t samples, std::size_t scales) {
    if (n < 1 || !(d >= 2))
        throw InvalidRequest(Message("simulation.no-rows",
                                     "a simulation needs n of at least 1 and d of at least 2"));
    if (samples < 2 || samples > most_samples)
        throw InvalidRequest(Message("simulation.samples",
                                     "samples = %1: a simulation takes from 2 to %2",
                                     {samples, most_samples}));
    if (static_cast<double>(n) * static_cast<double>(samples) > most_scores)
        throw InvalidRequest(Message("simulation.scores",
                                     "simulating %1 rows of %2 keys is too much: n·samples may be "
                                     "1e10 at most",
                                     {samples, n}));
    if (static_cast<double>(samples) * static_cast<double>(scales) > most_results)
        throw InvalidRequest(Message("simulation.scales",
                                     "simulating %1 rows at %2 scales is too much: samples times "
                                     "scales may be 1e8 at most",
                                     {samples, scales}));
}

std::vector<MonteCarlo> monte_carlo(ScoreModel model, std::int64_t n, double d,
                                    std::span<const double> lambdas, std::int64_t samples,
                                    std::uint64_t seed, const std::stop_token& stop) {
    detail::check_simulation(n, d, samples, lambdas.size());
    const auto count = static_cast<std::size_t>(samples);
    std::vector<MonteCarloRows> rows(lambdas.size(), MonteCarloRows(count));
    parallel_for(count, rows_at_once, stop, [&](std::size_t row) {
        simulate_row(ScoreSampler(model, d, seed, row), static_cast<std::size_t>(n), lambdas, stop,
                     row, rows);
    });
    std::vector<MonteCarlo> summaries;
    for (std::size_t k = 0; k < lambdas.size(); ++k)
        summaries.push_back(summarize(std::move(rows[k]), lambdas[k]));
    for (std::size_t k = 0; k < lambdas.size(); ++k)
        if (misses_rare_rows(model, static_cast<double>(n), d, lambdas[k],
                             static_cast<double>(samples)))
            for (Estimate* mean :
                 {&summaries[k].entropy, &summaries[k].collision, &summaries[k].gradient})
                mean->error_is_lower_bound = true;
    return summaries;
}

MonteCarlo monte_carlo(ScoreModel model, std::int64_t n, double d, double lambda,
                       std::int64_t samples, std::uint64_t seed, const std::stop_token& stop) {
    return monte_carlo(model, n, d, std::span(&lambda, 1), samples, seed, stop).front();
}

std::vector<double> sample_angles(double d, std::int64_t samples, std::uint64_t seed,
                                  const std::stop_token& stop) {
    std::vector<double> angles(static_cast<std::size_t>(samples));
    const std::size_t blocks = (angles.size() + angles_at_once - 1) / angles_at_once;
    const std::uint64_t stream = stream_of(StreamKind::angles, 0);
    parallel_for(blocks, 1, stop, [&](std::size_t block) {
        UniformPairs pairs;
        const std::size_t end = std::min(angles.size(), (block + 1) * angles_at_once);
        for (std::size_t i = block * angles_at_once; i < end; ++i) {
            const std::size_t place = i % pairs_at_once;
            if (place == 0)
                with_lanes([&](auto lanes) {
                    draw_pairs<typename decltype(lanes)::Doubles>(seed, stream, i, pairs);
                });
            // As in ScoreSampler; the sine alone keeps the digits near the poles.
            const double log_rest = 2 / (d - 2) * std::log(pairs.u[place]);
            const double square = -std::expm1(log_rest),
                         turn = 2 * std::numbers::pi * pairs.v[place];
            const double across = std::sin(turn);
            angles[i] = std::atan2(std::sqrt(std::exp(log_rest) + square * across * across),
                                   std::sqrt(square) * std::cos(turn));
        }
    });
    return angles;
}

}  // namespace attnscope
