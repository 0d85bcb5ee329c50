#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "core/sampling/estimate.h"

namespace attnscope {
namespace {

TEST(Estimate, OfAMean) {
    const Estimate estimate = mean_estimate(std::vector{1.0, 2.0, 4.0, 9.0});
    EXPECT_EQ(estimate.value, 4);
    EXPECT_NEAR(estimate.standard_error, std::sqrt(38.0 / 3 / 4), 1e-15);
}

TEST(Estimate, QuantileInterpolates) {
    const std::vector<double> values{1, 2, 4, 8};
    EXPECT_EQ(quantile(values, 0), 1);
    EXPECT_EQ(quantile(values, 0.5), 3);
    EXPECT_EQ(quantile(values, 0.25), 1.75);
    EXPECT_EQ(quantile(values, 1), 8);
    EXPECT_EQ(quantile(std::vector{5.0}, 0.3), 5);
}

/// Weights of a median of three: Beta(2, 2) has F(⅓) = 7/27, so they are 7/27, 13/27, 7/27.
TEST(Estimate, TheErrorOfAMedianOfThreeIsElementary) {
    const Estimate estimate = quantile_estimate(std::vector{-1.0, 0.0, 2.0}, 0.5);
    EXPECT_EQ(estimate.value, 0);
    EXPECT_NEAR(estimate.standard_error, std::sqrt(35.0 / 27 - 49.0 / 729), 1e-14);
}

TEST(Estimate, EqualValuesHaveNoError) {
    EXPECT_EQ(quantile_estimate(std::vector<double>(50, 3.25), 0.9).standard_error, 0);
    EXPECT_EQ(quantile_estimate(std::vector{3.25}, 0.5).standard_error, 0);
}

struct Law {
    const char* name;
    double (*quantile)(double p);
};
constexpr Law laws[] = {{"exponential", [](double p) { return -std::log1p(-p); }},
                        {"Pareto", [](double p) { return 1 / std::sqrt(1 - p); }}};

TEST(Estimate, NinetyFivePercentIntervalsOfQuantilesHoldTheTruth) {
    constexpr int repeats = 1000;
    std::mt19937_64 random(5);
    for (const Law& law : laws)
        for (const std::size_t count : {100, 400})
            for (const double p : {0.05, 0.5, 0.95}) {
                int covered = 0;
                std::vector<double> values(count);
                for (int repeat = 0; repeat < repeats; ++repeat) {
                    for (double& value : values)
                        value = law.quantile((static_cast<double>(random() >> 11) + 0.5) * 0x1p-53);
                    std::ranges::sort(values);
                    const Estimate estimate = quantile_estimate(values, p);
                    covered += std::abs(estimate.value - law.quantile(p)) <=
                               1.96 * estimate.standard_error;
                }
                const double coverage = static_cast<double>(covered) / repeats;
                const std::string what = std::string(law.name) + " law, " + std::to_string(count) +
                                         " values, p = " + std::to_string(p) + ": covered " +
                                         std::to_string(coverage);
                EXPECT_GE(coverage, 0.905) << what;
                EXPECT_LE(coverage, 0.97) << what;
            }
}

}  // namespace
}  // namespace attnscope
