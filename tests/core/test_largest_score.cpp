#include <gtest/gtest.h>

#include <algorithm>
#include <boost/math/quadrature/tanh_sinh.hpp>
#include <cmath>
#include <string>
#include <vector>

#include "core/sampling/largest_score.h"

namespace attnscope {
namespace {

/// The score at distance u beyond the second largest, less that, and its density up to a factor.
struct Beyond {
    double gap, density;
};

Beyond beyond(ScoreModel model, double d, double second, double u) {
    if (model == ScoreModel::gaussian) {
        const double z = second / std::sqrt(d);
        return {std::sqrt(d) * u, std::exp(-u * (z + u / 2))};
    }
    const double theta = std::acos(second / d), ratio = std::sin(theta - u) / std::sin(theta);
    return {2 * d * std::sin(theta - u / 2) * std::sin(u / 2), std::pow(ratio, d - 2)};
}

/// How far u reaches.
double farthest(ScoreModel model, double d, double second) {
    return model == ScoreModel::gaussian ? 12 + std::max(0.0, -second / std::sqrt(d))
                                         : std::acos(second / d);
}

/// The row's statistics with a largest key `gap` above the second, by RowAccumulator.
RowStatistics row_with(const std::vector<double>& others, double lambda, double second,
                       double gap) {
    RowAccumulator row;
    row.add(std::span<const double>(others), 0);
    row.add(std::vector<double>{lambda * second + lambda * gap}, 1'000'000);
    return row.finish();
}

/// Means over the law of the largest score by double-exponential quadrature between points a factor
/// of 4 apart, so that whatever scale the row has is met.
RowMeans fine_means(ScoreModel model, double d, const std::vector<double>& scores, double lambda) {
    const double second = *std::ranges::max_element(scores);
    std::vector<double> others(scores);
    for (double& x : others)
        x *= lambda;
    boost::math::quadrature::tanh_sinh<double> quadrature(6);
    const auto integral = [&](auto value) {
        double sum = 0, high = farthest(model, d, second);
        for (int panel = 0; panel < 30; ++panel) {
            const double low = panel == 29 ? 0 : high / 4;
            sum += quadrature.integrate(
                [&](double u) {
                    const auto [gap, density] = beyond(model, d, second, u);
                    return density * value(row_with(others, lambda, second, gap));
                },
                low, high, 1e-8);
            high = low;
        }
        return sum;
    };
    const double mass = integral([](const RowStatistics&) { return 1.0; });
    return {integral([](const RowStatistics& row) { return row.entropy; }) / mass,
            integral([](const RowStatistics& row) { return row.collision; }) / mass,
            integral([](const RowStatistics& row) { return row.diversity; }) / mass};
}

void expect_means(ScoreModel model, double d, std::size_t n, double lambda) {
    const std::string what = std::to_string(static_cast<int>(model)) + " d=" + std::to_string(d) +
                             " n=" + std::to_string(n) + " lambda=" + std::to_string(lambda);
    const ScoreSampler sampler(model, d, 3, 1);
    std::vector<double> scores(n - 1);
    sampler.draw(0, scores);
    const double second = *std::ranges::max_element(scores);
    RowAccumulator others;
    std::vector<double> logits(scores);
    for (double& x : logits)
        x *= lambda;
    others.add(std::span<const double>(logits), 0);
    const RowMeans got = LargestScore(sampler, second, 1e6).means(others.finish(), lambda);
    const RowMeans wanted = fine_means(model, d, scores, lambda);
    EXPECT_NEAR(got.entropy / wanted.entropy, 1, 3e-6) << what;
    EXPECT_NEAR(got.collision / wanted.collision, 1, 3e-6) << what;
    EXPECT_NEAR(got.diversity / wanted.diversity, 1, 3e-6) << what;
}

TEST(LargestScore, MeansAgreeWithFineQuadrature) {
    for (const ScoreModel model : {ScoreModel::sphere, ScoreModel::gaussian})
        for (const double d : {2.0, 2.5, 3.0, 16.0, 64.0, 1000.0})
            for (const std::size_t n : {2, 3, 16, 200})
                for (const double lambda : {1e-3, 0.1, 1.0, 10.0, 1e3, 1e5})
                    expect_means(model, d, n, lambda);
}

TEST(LargestScore, WithoutAScaleAllRowsAreAlike) {
    const ScoreSampler sampler(ScoreModel::sphere, 64, 1, 0);
    RowAccumulator others;
    others.add(std::vector<double>(99, 0.0), 0);
    const RowMeans got = LargestScore(sampler, 20, 0).means(others.finish(), 0);
    EXPECT_NEAR(got.entropy, std::log(100), 1e-14);
    EXPECT_NEAR(got.collision, 0.01, 1e-16);
    EXPECT_NEAR(got.diversity, 0.99, 1e-15);
}

}  // namespace
}  // namespace attnscope
