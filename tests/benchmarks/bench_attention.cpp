#include <benchmark/benchmark.h>

// GCC 12 takes its own AVX-512 intrinsics for uses of uninitialised registers (GCC bug 105593).
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wuninitialized"
#include <Eigen/Core>
#pragma GCC diagnostic pop

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/engines/engine.h"
#include "core/parallel/parallel_for.h"

namespace attnscope {
namespace {

QueriesAndKeys drawn(std::int64_t n, std::int64_t d) {
    Scenario scenario;
    scenario.n = n;
    scenario.d = d;
    return load_queries_and_keys(scenario);
}

AttentionRequest request_for(const QueriesAndKeys& input) {
    AttentionRequest request;
    request.input = input;
    request.lambda = 1 / std::sqrt(static_cast<double>(input.keys->dim));
    request.all_rows = true;
    return request;
}

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

Eigen::Map<const Matrix> map(const Vectors& vectors) {
    return {vectors.data.data(), vectors.rows, vectors.dim};
}

/// What one would write first, on all cores: the whole product, then row by row the softmax.
double unfused_mean_entropy(const AttentionRequest& request, Matrix& scores) {
    const auto queries = map(*request.input.queries), keys = map(*request.input.keys);
    scores.resize(queries.rows(), keys.rows());
    constexpr Eigen::Index step = 128;
    const auto blocks = static_cast<std::size_t>((queries.rows() + step - 1) / step);
    parallel_for(blocks, 1, {}, [&](std::size_t block) {
        const Eigen::Index first = static_cast<Eigen::Index>(block) * step;
        const Eigen::Index count = std::min(step, queries.rows() - first);
        scores.middleRows(first, count).noalias() =
            queries.middleRows(first, count) * keys.transpose();
    });
    std::vector<double> entropies(static_cast<std::size_t>(queries.rows()));
    parallel_for(entropies.size(), 16, {}, [&](std::size_t row) {
        const auto lambda = static_cast<float>(request.lambda);
        auto x = scores.row(static_cast<Eigen::Index>(row)).array();
        x = (x - x.maxCoeff()) * lambda;
        const Eigen::Array<float, 1, Eigen::Dynamic> e = x.exp();
        const auto total = static_cast<double>(e.sum());
        entropies[row] = std::log(total) - static_cast<double>((e * x).sum()) / total;
    });
    return std::accumulate(entropies.begin(), entropies.end(), 0.0) /
           static_cast<double>(entropies.size());
}

/// The engine and the unfused peer, one after the other in each iteration; the time is the
/// engine's, `ratio` how many times as long the peer took, both at their best.
void all_statistics(benchmark::State& state) {
    const AttentionRequest request = request_for(drawn(state.range(0), 64));
    const auto n = static_cast<double>(state.range(0));
    double own = HUGE_VAL, peer = HUGE_VAL;
    Matrix scores;
    for (auto _ : state) {
        const auto engine = make_cpu_engine();  // a fresh one keeps no scores
        const AttentionFrame frame = engine->compute(request, {}, {});
        const auto start = std::chrono::steady_clock::now();
        const double entropy = unfused_mean_entropy(request, scores);
        peer = std::min(peer, seconds_since(start));
        own = std::min(own, frame.seconds);
        state.SetIterationTime(frame.seconds);
        const double mean = summarize(frame).mean_entropy;
        if (!(std::abs(mean - entropy) < 1e-4))
            state.SkipWithError("the engine and the peer do not agree");
    }
    state.counters["ratio"] = peer / own;
    state.counters["best_ms"] = own * 1e3;
    state.counters["GFLOP/s"] = 2 * n * n * 64 / own * 1e-9;
}
BENCHMARK(all_statistics)
    ->Arg(1024)
    ->Arg(2048)
    ->Arg(8192)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

/// Vectors too long for the caches: `of_d_64` is how many times as long the best run takes as the
/// same number of multiplications at d = 64, of the same minute.
void long_vectors(benchmark::State& state) {
    const std::int64_t n = state.range(0), d = state.range(1), m = 8192;
    const AttentionRequest request = request_for(drawn(n, d)), peer = request_for(drawn(m, 64));
    double own = HUGE_VAL, short_ones = HUGE_VAL;
    for (auto _ : state) {
        const double seconds = make_cpu_engine()->compute(request, {}, {}).seconds;
        own = std::min(own, seconds);
        for (int i = 0; i < 5; ++i)
            short_ones = std::min(short_ones, make_cpu_engine()->compute(peer, {}, {}).seconds);
        state.SetIterationTime(seconds);
    }
    const auto products = static_cast<double>(n) * static_cast<double>(n) * static_cast<double>(d);
    const auto peer_products = static_cast<double>(m) * static_cast<double>(m) * 64;
    state.counters["of_d_64"] = (own / products) / (short_ones / peer_products);
}
BENCHMARK(long_vectors)
    ->Args({2000, 100'000})
    ->Args({2000, 10'000})
    ->Args({3000, 20'000})
    ->Iterations(2)
    ->ArgNames({"n", "d"})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

/// What the window does while λ is dragged: the scores are kept, all else is new. `of_16_ms` is the
/// part of one frame that the best run takes.
void lambda_drag(benchmark::State& state) {
    const std::int64_t n = state.range(0);
    AttentionRequest request = request_for(drawn(n, 64));
    request.viewport = Viewport{0, n, 0, n, 800, 800};
    request.pooling = state.range(1) == 0 ? Pooling::max : Pooling::mean;
    const auto engine = make_cpu_engine();
    engine->compute(request, {}, {});
    double best = HUGE_VAL, step = 0;
    for (auto _ : state) {
        step += 1;
        request.lambda = 0.125 * (1 + 0.01 * std::fmod(step, 100));
        const AttentionFrame frame = engine->compute(request, {}, {});
        state.SetIterationTime(frame.seconds);
        best = std::min(best, frame.seconds);
    }
    state.counters["best_ms"] = best * 1e3;
    state.counters["of_16_ms"] = best / 16e-3;
}
BENCHMARK(lambda_drag)
    ->ArgsProduct({{1024, 2048}, {0, 1}})
    ->ArgNames({"n", "mean"})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

void drawing(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(
            draw_vectors({vector_source("sphere"), {}, 1, 1}, state.range(0), 64).data.data());
}
BENCHMARK(drawing)->Arg(4096)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace attnscope
