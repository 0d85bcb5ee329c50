#include "core/sampling/monte_carlo.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <string>

#include "core/errors.h"
#include "core/parallel/parallel_for.h"
#include "core/sampling/random_blocks.h"
#include "core/sampling/scores.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {
namespace {

constexpr double most_scores = 1e10, most_results = 1e8;
constexpr std::int64_t most_samples = 10'000'000;
constexpr std::size_t keys_at_once = 2048;
constexpr std::size_t rows_at_once = 8;
constexpr std::size_t angles_at_once = 64 * pairs_at_once;

void check(std::int64_t n, double d, std::int64_t samples, std::size_t scales) {
    if (n < 1 || !(d >= 2))
        throw InvalidRequest("a simulation needs n of at least 1 and d of at least 2");
    if (samples < 2 || samples > most_samples)
        throw InvalidRequest("samples = " + std::to_string(samples) +
                             ": a simulation takes from 2 to " + std::to_string(most_samples));
    if (static_cast<double>(n) * static_cast<double>(samples) > most_scores)
        throw InvalidRequest("simulating " + std::to_string(samples) + " rows of " +
                             std::to_string(n) +
                             " keys is too much: n·samples may be 1e10 at most");
    if (static_cast<double>(samples) * static_cast<double>(scales) > most_results)
        throw InvalidRequest("simulating " + std::to_string(samples) + " rows at " +
                             std::to_string(scales) +
                             " scales is too much: samples times scales may be 1e8 at most");
}

/// What one simulated row yields at each scale.
void simulate_row(const ScoreSampler& sampler, std::int64_t n, std::span<const double> lambdas,
                  const std::stop_token& stop, std::span<RowStatistics> results) {
    const auto keys = static_cast<std::size_t>(n);
    std::array<double, keys_at_once> scores, logits;
    std::vector<RowAccumulator> rows(lambdas.size());
    for (std::size_t begin = 0; begin < keys; begin += keys_at_once) {
        if (stop.stop_requested())
            throw Cancelled();
        const std::size_t count = std::min(keys_at_once, keys - begin);
        sampler.draw(begin, std::span(scores).first(count));
        for (std::size_t k = 0; k < lambdas.size(); ++k) {
            for (std::size_t j = 0; j < count; ++j)
                logits[j] = lambdas[k] * scores[j];
            rows[k].add(std::span<const double>(logits).first(count),
                        static_cast<std::int64_t>(begin));
        }
    }
    std::transform(rows.begin(), rows.end(), results.begin(),
                   [](const RowAccumulator& row) { return row.finish(); });
}

/// What every row yields at one scale.
struct Rows {
    std::vector<double> entropies, collisions, gradients;
};

MonteCarlo summarize(Rows&& rows) {
    MonteCarlo result{mean_estimate(rows.entropies), mean_estimate(rows.collisions),
                      mean_estimate(rows.gradients), std::move(rows.gradients)};
    std::sort(result.gradients.begin(), result.gradients.end());
    return result;
}

}  // namespace

std::vector<MonteCarlo> monte_carlo(ScoreModel model, std::int64_t n, double d,
                                    std::span<const double> lambdas, std::int64_t samples,
                                    std::uint64_t seed, const std::stop_token& stop) {
    check(n, d, samples, lambdas.size());
    const auto count = static_cast<std::size_t>(samples);
    std::vector<Rows> rows(lambdas.size());
    for (Rows& at_scale : rows) {
        at_scale.entropies.resize(count);
        at_scale.collisions.resize(count);
        at_scale.gradients.resize(count);
    }
    parallel_for(count, rows_at_once, stop, [&](std::size_t row) {
        std::vector<RowStatistics> results(lambdas.size());
        simulate_row(ScoreSampler(model, d, seed, row), n, lambdas, stop, results);
        for (std::size_t k = 0; k < lambdas.size(); ++k) {
            rows[k].entropies[row] = results[k].entropy;
            rows[k].collisions[row] = results[k].collision;
            rows[k].gradients[row] = jacobian_half_l1(results[k], lambdas[k]);
        }
    });
    std::vector<MonteCarlo> summaries;
    for (std::size_t k = 0; k < lambdas.size(); ++k)
        summaries.push_back(summarize(std::move(rows[k])));
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
                draw_pairs(seed, stream, i, pairs);
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
