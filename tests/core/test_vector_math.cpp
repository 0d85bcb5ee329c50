#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

#include "core/vector_math/vector_math.h"

namespace attnscope {
namespace {

/// Calls `check(x, lane)` with lanes of x spread over [low, high].
template <typename Check>
void for_lanes(double low, double high, Check check) {
    std::mt19937_64 random(7);
    std::uniform_real_distribution<double> uniform(low, high);
    for (int i = 0; i < 200'000; i += static_cast<int>(lane_doubles)) {
        DoubleLanes x;
        for (std::size_t lane = 0; lane < lane_doubles; ++lane)
            x[lane] = uniform(random);
        check(x);
    }
}

TEST(VectorMath, Exponential) {
    double worst = 0;
    for (const double range : {1.0, 50.0, 700.0})
        for_lanes(-range, range, [&](const DoubleLanes& x) {
            const DoubleLanes y = exp_lanes(x);
            for (std::size_t i = 0; i < lane_doubles; ++i)
                worst = std::max(worst, std::abs(y[i] / std::exp(x[i]) - 1));
        });
    EXPECT_LE(worst, 4.5e-16);
    EXPECT_LT(exp_lanes(all_lanes(-1e300))[0], 4e-308);
    EXPECT_EQ(exp_lanes(all_lanes(0))[0], 1);
}

TEST(VectorMath, SplitExponentialKeepsSmallDifferencesFromOne) {
    double worst = 0;
    for (const double range : {1e-12, 1e-3, 0.5, 40.0})
        for_lanes(-range, range, [&](const DoubleLanes& x) {
            const auto [scale, fraction] = split_exponential(x);
            const DoubleLanes y = (scale - 1.0) + scale * fraction;
            for (std::size_t i = 0; i < lane_doubles; ++i)
                worst =
                    std::max(worst, std::abs(y[i] - std::expm1(x[i])) / std::abs(std::expm1(x[i])));
        });
    EXPECT_LE(worst, 6e-16);
}

TEST(VectorMath, Logarithm) {
    double worst = 0;
    const auto check = [&](const DoubleLanes& x) {
        const DoubleLanes y = log_lanes(x);
        for (std::size_t i = 0; i < lane_doubles; ++i)
            worst =
                std::max(worst, std::abs(y[i] - std::log(x[i])) / (1 + std::abs(std::log(x[i]))));
    };
    for_lanes(0, 1, check);
    for_lanes(0.5, 2, check);
    for_lanes(0, 1e300, check);
    for_lanes(-700, 700, [&](const DoubleLanes& x) { check(exp_lanes(x)); });
    EXPECT_LE(worst, 2.5e-16);
}

TEST(VectorMath, QuickLogarithm) {
    double worst = 0;
    for (double power = -126; power < 128; power += 1e-4) {
        const auto x = static_cast<float>(std::exp2(power));
        worst = std::max(worst, std::abs(quick_log2(x) - std::log2(static_cast<double>(x))));
    }
    EXPECT_LE(worst, 5e-6);
}

TEST(VectorMath, Turn) {
    double worst = 0;
    for_lanes(0, 1, [&](const DoubleLanes& x) {
        const auto [cosine, sine] = turn_lanes(x);
        for (std::size_t i = 0; i < lane_doubles; ++i) {
            const long double angle = 2 * std::numbers::pi_v<long double> * x[i];
            worst = std::max({worst, std::abs(cosine[i] - static_cast<double>(std::cos(angle))),
                              std::abs(sine[i] - static_cast<double>(std::sin(angle)))});
        }
    });
    EXPECT_LE(worst, 4e-16);
}

}  // namespace
}  // namespace attnscope
