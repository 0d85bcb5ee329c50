#include "core/sampling/monte_carlo.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/errors.h"
#include "core/parallel/parallel_for.h"
#include "core/sampling/scores.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {
namespace {

constexpr double max_scores = 1e10;
constexpr std::int64_t max_samples = 10'000'000;

/// The stream that angles are drawn from; rows use the streams from 0 up.
constexpr std::uint64_t angle_stream = std::uint64_t{1} << 63;

/// What is kept of every simulated row, a column for each scale: row r at scale l stands at l·rows
/// + r.
struct Rows {
    std::vector<double> entropy, collision, gradient;
};

void check(std::int64_t n, double d, std::int64_t samples) {
    if (n < 1 || d < 2)
        throw InvalidRequest("a simulation needs n of at least 1 and d of at least 2");
    if (samples < 2 || samples > max_samples)
        throw InvalidRequest("samples = " + std::to_string(samples) +
                             ": a simulation takes from 2 to " + std::to_string(max_samples));
    if (static_cast<double>(n) * static_cast<double>(samples) > max_scores)
        throw InvalidRequest("simulating " + std::to_string(samples) + " rows of " +
                             std::to_string(n) +
                             " keys is too much: n·samples may be 1e10 at most");
}

Estimate estimate(std::span<const double> values) {
    const auto count = static_cast<double>(values.size());
    double mean = 0;
    for (const double value : values)
        mean += value / count;
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return {mean, std::sqrt(squares / (count - 1) / count)};
}

void simulate_row(std::span<const double> scores, std::span<const double> lambdas,
                  std::size_t index, std::size_t samples, Rows& rows) {
    std::vector<double> logits(scores.size());
    for (std::size_t l = 0; l < lambdas.size(); ++l) {
        std::ranges::transform(scores, logits.begin(),
                               [&](double score) { return lambdas[l] * score; });
        RowAccumulator accumulator;
        accumulator.add(logits, 0);
        const RowStatistics row = accumulator.finish();
        const std::size_t place = l * samples + index;
        rows.entropy[place] = row.entropy;
        rows.collision[place] = row.collision;
        rows.gradient[place] = jacobian_half_l1(row, lambdas[l]);
    }
}

MonteCarlo summarize(const Rows& rows, std::size_t scale, std::size_t samples) {
    const auto column = [&](const std::vector<double>& values) {
        return std::span(values).subspan(scale * samples, samples);
    };
    const auto gradients = column(rows.gradient);
    MonteCarlo result{estimate(column(rows.entropy)),
                      estimate(column(rows.collision)),
                      estimate(gradients),
                      {gradients.begin(), gradients.end()}};
    std::ranges::sort(result.gradients);
    return result;
}

}  // namespace

std::vector<MonteCarlo> monte_carlo(ScoreModel model, std::int64_t n, double d,
                                    std::span<const double> lambdas, std::int64_t samples,
                                    std::uint64_t seed, const std::stop_token& stop) {
    check(n, d, samples);
    const auto count = static_cast<std::size_t>(samples);
    Rows rows;
    for (auto* values : {&rows.entropy, &rows.collision, &rows.gradient})
        values->resize(count * lambdas.size());
    parallel_for(count, 1, stop, [&](std::size_t index) {
        std::vector<double> scores(static_cast<std::size_t>(n));
        RandomStream random(seed, index);
        draw_scores(model, d, random, scores);
        simulate_row(scores, lambdas, index, count, rows);
    });
    std::vector<MonteCarlo> results;
    for (std::size_t l = 0; l < lambdas.size(); ++l)
        results.push_back(summarize(rows, l, count));
    return results;
}

MonteCarlo monte_carlo(ScoreModel model, std::int64_t n, double d, double lambda,
                       std::int64_t samples, std::uint64_t seed, const std::stop_token& stop) {
    return monte_carlo(model, n, d, std::span(&lambda, 1), samples, seed, stop).front();
}

double quantile(std::span<const double> ascending, double p) {
    const double place = p * static_cast<double>(ascending.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, ascending.size() - 1);
    return std::lerp(ascending[below], ascending[above], place - std::floor(place));
}

std::vector<double> sample_angles(double d, std::int64_t samples, std::uint64_t seed) {
    RandomStream random(seed, angle_stream);
    std::vector<double> angles(static_cast<std::size_t>(samples));
    for (double& angle : angles)
        angle = std::acos(draw_cosine(d, random));
    return angles;
}

}  // namespace attnscope
