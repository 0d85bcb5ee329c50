// Exact means point by point and for whole curves, and simulated rows beside the plain loop that
// one would write with the standard library, in the same run.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <span>
#include <vector>

#include "core/parallel/parallel_for.h"
#include "core/sampling/monte_carlo.h"
#include "core/theory/exact_means.h"

namespace attnscope {
namespace {

void exact_point(benchmark::State& state, ScoreModel model, double n, double d, double lambda) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(n);
        benchmark::DoNotOptimize(exact_means(model, n, d, lambda));
    }
}
BENCHMARK_CAPTURE(exact_point, default_scenario, ScoreModel::sphere, 512, 64, 0.125)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(exact_point, frozen, ScoreModel::sphere, 512, 64, 10)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(exact_point, trillion_keys, ScoreModel::gaussian, 1e12, 128, 0.0884)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(exact_point, circle, ScoreModel::sphere, 512, 2, 5)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(exact_point, random_query, ScoreModel::gaussian_qk, 512, 64, 0.125)
    ->Unit(benchmark::kMicrosecond);

/// The exact curves of the default figures: 50 lengths at λ = 1/8, 65 scales at n = 512, d = 64.
void exact_curves(benchmark::State& state, ScoreModel model) {
    for (auto _ : state)
        parallel_for(115, 1, {}, [&](std::size_t i) {
            const double k = static_cast<double>(i);
            const double n = i < 50 ? 2 * std::pow(65536, k / 49) : 512;
            const double lambda = i < 50 ? 0.125 : 0.01 * std::pow(1000, (k - 50) / 64);
            benchmark::DoNotOptimize(exact_means(model, n, 64, lambda));
        });
}
BENCHMARK_CAPTURE(exact_curves, sphere, ScoreModel::sphere)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK_CAPTURE(exact_curves, gaussian, ScoreModel::gaussian)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

constexpr std::int64_t keys = 512, rows = 1000;

void simulated_rows(benchmark::State& state, ScoreModel model) {
    std::vector<double> lambdas(static_cast<std::size_t>(state.range(0)));
    for (std::size_t i = 0; i < lambdas.size(); ++i)
        lambdas[i] = 0.05 + 0.01 * static_cast<double>(i);
    for (auto _ : state)
        benchmark::DoNotOptimize(monte_carlo(model, keys, 64, lambdas, rows, 1));
}
BENCHMARK_CAPTURE(simulated_rows, sphere, ScoreModel::sphere)
    ->Arg(1)
    ->Arg(65)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK_CAPTURE(simulated_rows, gaussian, ScoreModel::gaussian)
    ->Arg(1)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

/// One row's entropy by the definition.
double plain_entropy(std::span<const double> logits) {
    const double max = *std::max_element(logits.begin(), logits.end());
    double z = 0, weighted = 0;
    for (const double x : logits) {
        z += std::exp(x - max);
        weighted += (x - max) * std::exp(x - max);
    }
    return std::log(z) - weighted / z;
}

/// The peer: Mersenne Twister, std::normal_distribution and a key vector for each score.
void plain_rows_of_vectors(benchmark::State& state) {
    std::mt19937_64 engine(1);
    std::normal_distribution<double> normal;
    std::vector<double> logits(keys), key(64);
    for (auto _ : state) {
        double sum = 0;
        for (std::int64_t row = 0; row < rows; ++row) {
            for (double& x : logits) {
                double square = 0;
                for (double& value : key) {
                    value = normal(engine);
                    square += value * value;
                }
                x = 0.125 * 64 * key[0] / std::sqrt(square);
            }
            sum += plain_entropy(logits);
        }
        benchmark::DoNotOptimize(sum);
    }
}
BENCHMARK(plain_rows_of_vectors)->Unit(benchmark::kMillisecond)->Iterations(1);

/// A kinder peer: the same, with Gaussian scores drawn directly.
void plain_rows_of_scores(benchmark::State& state) {
    std::mt19937_64 engine(1);
    std::normal_distribution<double> normal;
    std::vector<double> logits(keys);
    for (auto _ : state) {
        double sum = 0;
        for (std::int64_t row = 0; row < rows; ++row) {
            for (double& x : logits)
                x = normal(engine);
            sum += plain_entropy(logits);
        }
        benchmark::DoNotOptimize(sum);
    }
}
BENCHMARK(plain_rows_of_scores)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace attnscope
