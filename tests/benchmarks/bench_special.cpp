// The special functions beside what a library offers for the same numbers, point by point in the
// same run. The peer's counters say whether its four numbers are finite and how far its D is off.
#include <benchmark/benchmark.h>

#include <boost/math/special_functions/bessel.hpp>
#include <boost/math/special_functions/beta.hpp>
#include <cmath>
#include <exception>
#include <limits>

#include "core/special/sphere_angle.h"
#include "core/special/von_mises_fisher.h"
#include "core/theory/closed_forms.h"

namespace attnscope {
namespace {

/// The textbook formulas on Boost's Bessel functions.
VonMisesFisher by_boost(double d, double beta) {
    const double nu = d / 2 - 1;
    const double bessel = boost::math::cyl_bessel_i(nu, beta);
    const double a = boost::math::cyl_bessel_i(nu + 1, beta) / bessel;
    const double log_mgf = boost::math::lgamma(nu + 1) + nu * std::log(2 / beta) + std::log(bessel);
    return {.log_mgf = log_mgf,
            .log_mgf_minus_beta = log_mgf - beta,
            .mean_cosine = a,
            .entropy_deficit = beta * a - log_mgf,
            .entropy_deficit_slope = beta * (1 - a * a) - (d - 1) * a};
}

double boost_error(double d, double beta) {
    try {
        const double wanted = von_mises_fisher(d, beta).entropy_deficit;
        return std::abs(by_boost(d, beta).entropy_deficit / wanted - 1);
    } catch (const std::exception&) {
        return std::numeric_limits<double>::quiet_NaN();
    }
}

void points(benchmark::internal::Benchmark* run) {
    run->ArgNames({"d", "beta"});
    for (const auto& [d, beta] : {std::pair{3, 2},
                                  {16, 16},
                                  {50, 12},
                                  {64, 64},
                                  {128, 11},
                                  {128, 1000},
                                  {512, 300},
                                  {4096, 64},
                                  {128, 1000000},
                                  {1000000, 100000}})
        run->Args({d, beta});
}

void von_mises_fisher_ours(benchmark::State& state) {
    auto d = static_cast<double>(state.range(0));
    auto beta = static_cast<double>(state.range(1));
    for (auto _ : state) {
        benchmark::DoNotOptimize(beta);
        benchmark::DoNotOptimize(von_mises_fisher(d, beta));
    }
}
BENCHMARK(von_mises_fisher_ours)->Apply(points);

void von_mises_fisher_boost(benchmark::State& state) {
    auto d = static_cast<double>(state.range(0));
    auto beta = static_cast<double>(state.range(1));
    const double error = boost_error(d, beta);
    state.counters["finite"] = std::isfinite(error);
    state.counters["error_of_D"] = error;
    if (!std::isfinite(error)) {
        state.SkipWithError("overflows or underflows here");
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(beta);
        benchmark::DoNotOptimize(by_boost(d, beta));
    }
}
BENCHMARK(von_mises_fisher_boost)->Apply(points);

void tails(benchmark::internal::Benchmark* run) {
    run->ArgNames({"d", "c_sqrt_d"});
    for (const int d : {4, 64, 4096, 1000000})
        for (const int z : {1, 3, 6})
            if (z * z < d)
                run->Args({d, z});
}

void angle_cdf_ours(benchmark::State& state) {
    const auto d = static_cast<double>(state.range(0));
    auto theta = std::acos(static_cast<double>(state.range(1)) / std::sqrt(d));
    for (auto _ : state) {
        benchmark::DoNotOptimize(theta);
        benchmark::DoNotOptimize(angle_cdf(d, theta));
    }
}
BENCHMARK(angle_cdf_ours)->Apply(tails);

void angle_cdf_boost(benchmark::State& state) {
    const auto d = static_cast<double>(state.range(0));
    auto c = static_cast<double>(state.range(1)) / std::sqrt(d);
    for (auto _ : state) {
        benchmark::DoNotOptimize(c);
        benchmark::DoNotOptimize(boost::math::ibetac(0.5, (d - 1) / 2, c * c) / 2);
    }
}
BENCHMARK(angle_cdf_boost)->Apply(tails);

void lengths(benchmark::internal::Benchmark* run) {
    run->ArgNames({"d", "n"});
    for (const std::int64_t d : {2, 64, 1000000})
        for (const std::int64_t n : {2LL, 512LL, 1000000000000LL})
            run->Args({d, n});
}

void expected_max_cosine_first(benchmark::State& state) {
    const auto d = static_cast<double>(state.range(0));
    const auto n = static_cast<double>(state.range(1));
    const double dimensions[] = {d, d > 2 ? d - 0.5 : 2.5};  // in turn: nothing is kept of either
    int turn = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(expected_max_cosine(dimensions[turn ^= 1], n));
}
BENCHMARK(expected_max_cosine_first)->Apply(lengths)->Unit(benchmark::kMicrosecond);

void expected_max_cosine_again(benchmark::State& state) {
    const auto d = static_cast<double>(state.range(0));
    const auto n = static_cast<double>(state.range(1));
    for (auto _ : state)
        benchmark::DoNotOptimize(expected_max_cosine(d, n));
}
BENCHMARK(expected_max_cosine_again)->Apply(lengths)->Unit(benchmark::kMicrosecond);

void freezing_scale_sphere(benchmark::State& state) {
    const auto d = static_cast<double>(state.range(0));
    const auto n = static_cast<double>(state.range(1));
    for (auto _ : state)
        benchmark::DoNotOptimize(freezing_scale(ScoreModel::sphere, n, d));
}
BENCHMARK(freezing_scale_sphere)->Apply(lengths)->Unit(benchmark::kMicrosecond);

void gradient_optimum_cosine(benchmark::State& state) {
    const auto d = static_cast<double>(state.range(0));
    const auto n = static_cast<double>(state.range(1));
    for (auto _ : state)
        benchmark::DoNotOptimize(gradient_optimum(OptimumModel::cosine, n, d));
}
BENCHMARK(gradient_optimum_cosine)->Apply(lengths)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace attnscope
