#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <utility>

#include "core/text/errors.h"
#include "core/theory/exact_means.h"
#include "core/theory/gradient_limit.h"
#include "tests/core/reference_table.h"

namespace attnscope {
namespace {

using testing::relative_error;

TEST(GradientLimit, IsWhatTheExactGradientTendsTo) {
    for (const auto model : {ScoreModel::sphere, ScoreModel::gaussian, ScoreModel::gaussian_qk})
        for (const double n : {2.0, 64.0, 4096.0}) {
            const double limit = gradient_limit(model, n, 16);
            const double far = exact_gradient(model, n, 16, 300);
            EXPECT_NEAR(far / limit, 1, 2e-3) << static_cast<int>(model) << " n=" << n;
        }
}

TEST(GradientLimit, OfGaussianScoresIsTheExpectedMaximum) {
    const testing::ReferenceTable table("max_normal.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        const double n = table.number(row, "n"), wanted = table.number(row, "Emax") / 8;
        const double got = gradient_limit(ScoreModel::gaussian, n, 64);
        EXPECT_LE(relative_error(got, wanted), 1e-13)
            << "n = " << n << ": got " << got << ", wanted " << wanted;
    }
    EXPECT_EQ(gradient_limit(ScoreModel::sphere, 1, 64), 0);
    EXPECT_TRUE(std::isinf(gradient_limit(ScoreModel::sphere, 8, 2)));
}

TEST(GradientLimit, InThreeDimensionsCosinesAreUniform) {
    // The gap of the two largest of n uniform numbers on [−1, 1] has density n/2 at 0; s = 3 cos θ.
    for (const double n : {2.0, 10.0, 1e4, 1e9})
        EXPECT_LE(relative_error(gradient_limit(ScoreModel::sphere, n, 3), n / 2 / 3), 1e-9) << n;
}

TEST(GradientLimit, OnTheSphereIsAMeanAtTheLargestCosine) {
    // (d − 3)/d E[c/(1 − c²)]; at d = 5 the density is ¾(1 − c²) and the law (2 + 3c − c³)/4, so
    // that Simpson's rule on the polynomial n ¾ c F^{n−1} has the mean.
    constexpr int intervals = 20000;
    for (const double n : {2.0, 10.0, 300.0}) {
        double sum = 0;
        for (int i = 0; i <= intervals; ++i) {
            const double c = -1 + 2.0 * i / intervals, weight = i % 2 == 1 ? 4 : 2;
            const double law = (2 + 3 * c - c * c * c) / 4;
            sum += (i == 0 || i == intervals ? 1 : weight) * n * 0.75 * c * std::pow(law, n - 1);
        }
        const double wanted = 2.0 / 5 * sum * (2.0 / intervals) / 3;
        EXPECT_LE(relative_error(gradient_limit(ScoreModel::sphere, n, 5), wanted), 1e-9) << n;
    }
}

TEST(GradientLimit, OnTheSphereMatchesTheTable) {
    const testing::ReferenceTable table("gradient_limit.csv");
    for (std::size_t row = 0; row < table.size(); ++row) {
        const double n = table.number(row, "n"), d = table.number(row, "d");
        const double got = gradient_limit(ScoreModel::sphere, n, d);
        EXPECT_LE(relative_error(got, table.number(row, "limit")), 1e-9)
            << "n = " << n << ", d = " << d << ": off by "
            << relative_error(got, table.number(row, "limit"));
    }
}

/// E 1/‖q‖ of normal coordinates is √(π/2) for two and √(2/π) for three of them.
TEST(GradientLimit, OfRandomQueriesHasTheMeanOfTheirInverseLength) {
    const double maximum = 1.538752730835172856;  // of ten normal numbers
    for (const auto& [d, inverse] :
         {std::pair{2.0, std::sqrt(std::numbers::pi / 2)}, {3.0, std::sqrt(2 / std::numbers::pi)}})
        EXPECT_LE(relative_error(gradient_limit(ScoreModel::gaussian_qk, 10, d), maximum * inverse),
                  1e-9);
}

TEST(GradientLimit, RefusesWhatLiesOutside) {
    for (const auto model : {ScoreModel::sphere, ScoreModel::gaussian, ScoreModel::gaussian_qk}) {
        for (const double n : {0.5, 1.1e12, std::nan("")})
            EXPECT_THROW(gradient_limit(model, n, 64), InvalidRequest) << n;
        for (const double d : {1.0, 1.1e6, std::nan("")})
            EXPECT_THROW(gradient_limit(model, 512, d), InvalidRequest) << d;
    }
}

}  // namespace
}  // namespace attnscope
