#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>
#include <string>
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

/// The median of six lies between neighbours with the probabilities 1, 6, 15, 20, 15, 6, 1 of 64.
/// About −½: 20 within 1½, 35 within 2½, 50 within 3, 56 within 3½, 62 within 8½; 60.8 are wanted.
TEST(Estimate, TheErrorOfAMedianOfSixIsElementary) {
    const Estimate estimate = quantile_estimate(std::vector{-4.0, -3.0, -2.0, 1.0, 2.5, 8.0}, 0.5);
    EXPECT_EQ(estimate.value, -0.5);
    EXPECT_NEAR(estimate.standard_error * normal_95, 3.5 + (60.8 - 56) / 6 * 5, 1e-12);
    EXPECT_FALSE(estimate.error_is_lower_bound);
}

/// Three values hold their law's median with probability 6/8.
TEST(Estimate, TooFewValuesDoNotHoldAQuantile) {
    const Estimate median = quantile_estimate(std::vector{-1.0, 0.0, 2.0}, 0.5);
    EXPECT_TRUE(median.error_is_lower_bound);
    EXPECT_NEAR(median.standard_error * normal_95, 2, 1e-12);
    const std::vector<double> many(200, 1.0), few(50, 1.0);
    EXPECT_FALSE(quantile_estimate(many, 0.05).error_is_lower_bound);
    EXPECT_TRUE(quantile_estimate(few, 0.05).error_is_lower_bound);
    EXPECT_TRUE(quantile_estimate(std::vector{3.25}, 0.5).error_is_lower_bound);
}

TEST(Estimate, EqualValuesHaveNoError) {
    const std::vector<double> equal(50, 3.25);
    EXPECT_EQ(quantile_estimate(equal, 0.9).standard_error, 0);
    EXPECT_FALSE(quantile_estimate(equal, 0.9).error_is_lower_bound);
    EXPECT_EQ(mean_estimate(equal).standard_error, 0);
    EXPECT_FALSE(mean_estimate(equal).error_is_lower_bound);
}

struct Law {
    const char* name;
    double (*quantile)(double p);
    double mean;
};
constexpr Law laws[] = {
    {"uniform", [](double p) { return p; }, 0.5},
    {"exponential", [](double p) { return -std::log1p(-p); }, 1},
    {"logistic", [](double p) { return std::log(p / (1 - p)); }, 0},
    {"Pareto, index 2", [](double p) { return 1 / std::sqrt(1 - p); }, 2},
    {"Pareto, index 1.1", [](double p) { return std::pow(1 - p, -1 / 1.1); }, 11},
    {"300 orders of magnitude", [](double p) { return std::pow(10, 300 * (p - 1)); },
     1 / (300 * std::numbers::ln10)},
};

/// `repeats` ascending samples of `count` values.
template <typename Body>
void for_samples(const Law& law, std::size_t count, int repeats, const Body& body) {
    std::mt19937_64 random(5);
    std::vector<double> values(count);
    for (int repeat = 0; repeat < repeats; ++repeat) {
        for (double& value : values)
            value = law.quantile((static_cast<double>(random() >> 11) + 0.5) * 0x1p-53);
        std::ranges::sort(values);
        body(values);
    }
}

bool covers(const Estimate& estimate, double truth) {
    return std::abs(estimate.value - truth) <= 1.96 * estimate.standard_error;
}

TEST(Estimate, NinetyFivePercentIntervalsOfQuantilesHoldTheTruth) {
    constexpr int repeats = 1000;
    for (const Law& law : laws)
        for (const std::size_t count : {20, 50, 100})
            for (const double p : {0.05, 0.25, 0.5, 0.95}) {
                int covered = 0, said = 0;
                for_samples(law, count, repeats, [&](const std::vector<double>& values) {
                    const Estimate estimate = quantile_estimate(values, p);
                    said += estimate.error_is_lower_bound;
                    covered += covers(estimate, law.quantile(p));
                });
                const double coverage = static_cast<double>(covered) / repeats;
                const std::string what = std::string(law.name) + ", " + std::to_string(count) +
                                         " values, p = " + std::to_string(p) + ": covered " +
                                         std::to_string(coverage);
                EXPECT_EQ(said, count < 100 && std::abs(p - 0.5) > 0.3 ? repeats : 0) << what;
                if (said == 0) {
                    EXPECT_GE(coverage, 0.93) << what;
                    EXPECT_LE(coverage, count < 50 ? 0.99 : 0.975) << what;
                }
            }
}

/// Few values tell that their mean is carried by fewer still.
TEST(Estimate, AMeanIsWithinItsErrorOrSaysThatThisIsALowerBound) {
    constexpr int repeats = 1000;
    for (const Law& law : laws)
        for (const std::size_t count : {20, 50, 200, 1000}) {
            int missed = 0, said = 0;
            for_samples(law, count, repeats, [&](const std::vector<double>& values) {
                const Estimate estimate = mean_estimate(values);
                said += estimate.error_is_lower_bound;
                missed += !estimate.error_is_lower_bound && !covers(estimate, law.mean);
            });
            const std::string what = std::string(law.name) + ", " + std::to_string(count);
            EXPECT_LE(missed, 0.07 * repeats) << what;
            if (count >= 50 && law.mean == 0.5) {
                EXPECT_LE(said, 0.05 * repeats) << what;
            }
        }
}

}  // namespace
}  // namespace attnscope
