#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "core/attention/normalizers/over_lanes.h"
#include "core/vector_math/vector_math.h"
#include "tests/core/processors.h"

namespace attnscope {
namespace {

/// On the registers of each kind of processor that this one is.
class VectorMath : public ::testing::TestWithParam<Processor> {
protected:
    /// f of each number; as many numbers as fill every register.
    template <typename Function>
    std::vector<double> each(const std::vector<double>& x, const Function& f) const {
        std::vector<double> y(x.size());
        with_lanes_of(GetParam(), [&](auto lanes) {
            using Doubles = typename decltype(lanes)::Doubles;
            for (std::size_t i = 0; i < x.size(); i += lane_count<Doubles>)
                store_lanes<Doubles>(&y[i], f(load_lanes<Doubles>(&x[i])));
        });
        return y;
    }
};
INSTANTIATE_TEST_SUITE_P(, VectorMath, ::testing::ValuesIn(testing::processors_here()),
                         testing::test_name);

std::vector<double> spread(double low, double high) {
    std::mt19937_64 random(7);
    std::uniform_real_distribution<double> uniform(low, high);
    std::vector<double> x(200'000);
    std::ranges::generate(x, [&] { return uniform(random); });
    return x;
}

std::vector<double> all(double x) {
    return std::vector<double>(most_lanes, x);
}

constexpr auto exponential = [](const auto& x) { return exp_lanes(x); };
constexpr auto brief_logarithm = [](const auto& x) { return brief_log_lanes(x); };
constexpr auto logarithm = [](const auto& x) { return log_lanes(x); };

/// The largest of error(y, wanted(x)), the truth in extended precision.
template <typename Wanted, typename Error>
double worst_of(const std::vector<double>& x, const std::vector<double>& y, const Wanted& wanted,
                const Error& error) {
    long double worst = 0;
    for (std::size_t i = 0; i < x.size(); ++i)
        worst = std::max(worst, error(y[i], wanted(static_cast<long double>(x[i]))));
    return static_cast<double>(worst);
}

constexpr auto relative = [](double got, long double wanted) {
    return std::abs(got - wanted) / std::abs(wanted);
};

TEST_P(VectorMath, Exponential) {
    for (const auto& [low, high] : {std::pair{-1.0, 1.0}, {-50.0, 50.0}, {-708.0, 709.0}}) {
        const std::vector<double> x = spread(low, high);
        const auto exact = [](long double t) { return std::exp(t); };
        EXPECT_LE(worst_of(x, each(x, exponential), exact, relative), 3e-16);
    }
    EXPECT_LT(each(all(-1e300), exponential)[0], 4e-308);
    EXPECT_EQ(each(all(0), exponential)[0], 1);
}

TEST_P(VectorMath, SplitExponentialKeepsSmallDifferencesFromOne) {
    const auto rise = [](const auto& x) {
        const auto [scale, fraction] = split_exponential(x);
        return (scale - 1.0) + scale * fraction;
    };
    const auto fraction = [](const auto& x) { return split_exponential(x).fraction; };
    const auto fall = [](const auto& x) { return one_minus_exp(x); };
    for (const double range : {1e-300, 1e-12, 1e-3, 0.5, 40.0, 708.0}) {
        const std::vector<double> x = spread(-range, range), below = spread(-range, 0);
        const auto exact = [](long double t) { return std::expm1(t); };
        const auto minus = [](long double t) { return -std::expm1(t); };
        EXPECT_LE(worst_of(x, each(x, rise), exact, relative), 4e-16);
        EXPECT_LE(worst_of(below, each(below, fall), minus, relative), 4e-16);
        EXPECT_LT(std::ranges::max(each(x, fraction)), 0.42);
        EXPECT_GT(std::ranges::min(each(x, fraction)), -0.42);
    }
}

/// In units of 1 + |log x|, which are those of the bound.
TEST_P(VectorMath, Logarithm) {
    const double least = std::numeric_limits<double>::min(),
                 most = std::numeric_limits<double>::max();
    const auto exact = [](long double t) { return std::log(t); };
    const auto error = [](double got, long double wanted) {
        return std::abs(got - wanted) / (1 + std::abs(wanted));
    };
    for (const auto& x : {spread(0, 1), spread(0.5, 2), spread(0, most),
                          each(spread(-708, 709), exponential), all(least), all(most)})
        EXPECT_LE(worst_of(x, each(x, logarithm), exact, error), 2e-16);
}

TEST_P(VectorMath, BriefLogarithm) {
    const double least = std::numeric_limits<double>::min();
    const auto exact = [](long double t) { return std::log(t); };
    const auto error = [](double got, long double wanted) {
        return std::max(std::abs(got - wanted) - 2e-16L * std::abs(wanted), 0.0L);
    };
    for (const auto& x :
         {spread(0, 1), spread(0.5, 2), each(spread(-708, 709), exponential), all(least)})
        EXPECT_LE(worst_of(x, each(x, brief_logarithm), exact, error), 3e-11);
    EXPECT_EQ(each(all(1), brief_logarithm)[0], 0);
}

TEST_P(VectorMath, RootsAreRoundedCorrectly) {
    const std::vector<double> x = spread(0, 1e6);
    const std::vector<double> roots = each(x, [](const auto& t) { return sqrt_lanes(t); });
    for (std::size_t i = 0; i < x.size(); ++i)
        ASSERT_EQ(roots[i], std::sqrt(x[i]));
}

TEST_P(VectorMath, Turn) {
    const std::vector<double> x = spread(0, 1);
    const auto angle = [](long double t) { return 2 * std::numbers::pi_v<long double> * t; };
    const auto error = [](double got, long double wanted) { return std::abs(got - wanted); };
    const auto cosine = [](const auto& t) { return turn_lanes(t).cosine; };
    const auto sine = [](const auto& t) { return turn_lanes(t).sine; };
    EXPECT_LE(worst_of(
                  x, each(x, cosine), [&](long double t) { return std::cos(angle(t)); }, error),
              4e-16);
    EXPECT_LE(worst_of(
                  x, each(x, sine), [&](long double t) { return std::sin(angle(t)); }, error),
              4e-16);
}

TEST_P(VectorMath, QuickHyperbolicTangent) {
    std::vector<float> x, y;
    for (float power = -126; power < 128; power += 1e-3F)
        for (const float sign : {-1.0F, 1.0F})
            x.push_back(sign * std::exp2(power));
    y.resize(x.size());
    with_lanes_of(GetParam(), [&](auto) { std::ranges::transform(x, y.begin(), quick_tanh); });
    double worst = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double wanted = std::tanh(static_cast<double>(x[i]));
        worst = std::max(worst, std::abs(static_cast<double>(y[i]) / wanted - 1));
    }
    EXPECT_LE(worst, 3e-7);
    EXPECT_EQ(quick_tanh(0), 0);
    EXPECT_EQ(quick_tanh(std::numeric_limits<float>::infinity()), 1);
    EXPECT_TRUE(std::isnan(quick_tanh(std::numeric_limits<float>::quiet_NaN())));
}

TEST(QuickLogarithm, IsWithinItsBound) {
    double worst = 0;
    for (double power = -126; power < 128; power += 1e-4) {
        const auto x = static_cast<float>(std::exp2(power));
        worst = std::max(worst, std::abs(quick_log2(x) - std::log2(static_cast<double>(x))));
    }
    EXPECT_LE(worst, 5e-6);
}

TEST(Processors, EachCanWhatALesserOneCan) {
    EXPECT_TRUE(runs_on(Processor::any));
    EXPECT_TRUE(!runs_on(Processor::avx512) || runs_on(Processor::avx2));
    EXPECT_TRUE(runs_on(usual_processor()));
}

}  // namespace
}  // namespace attnscope
