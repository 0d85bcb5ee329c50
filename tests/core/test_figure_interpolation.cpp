#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>

#include "core/figures/interpolate.h"
#include "core/scenario/scale.h"
#include "core/special/sphere_angle.h"
#include "core/theory/closed_forms.h"
#include "core/theory/exact_means.h"
#include "tests/core/figure_testing.h"

namespace attnscope {
namespace {

using Function = std::function<double(double)>;

/// Half a unit of the last digit of a read-out, which is a 20,000th of the axis at the finest.
constexpr double share_of_axis = 2.5e-5;

/// The abscissas at an eighth, a quarter, … of the way between the points.
std::vector<double> between(const Curve& c, const Axis& axis) {
    std::vector<double> xs;
    for (std::size_t i = 0; i + 1 < c.x.size(); ++i)
        for (const double part : {0.125, 0.25, 0.5, 0.75}) {
            double x = axis.logarithmic ? c.x[i] * std::pow(c.x[i + 1] / c.x[i], part)
                                        : std::lerp(c.x[i], c.x[i + 1], part);
            if (axis.field == "n")
                x = std::round(x);
            xs.push_back(x);
        }
    return xs;
}

void expect_true_between(const Figure& figure, CurveKind kind, const Function& wanted,
                         const std::string& where) {
    const Curve& c = curve(figure, kind);
    const double range = figure.y.max - figure.y.min;
    double worst = 0, worst_x = 0, got_there = 0, wanted_there = 0;
    for (const double x : between(c, figure.x)) {
        const double got = value_at(c, figure.x, x), value = wanted(x);
        // What lies far outside of the picture is told by its size alone.
        if (value < 0 || !holds_at(c, x) || value > figure.y.max)
            continue;
        if (const double error = std::abs(got - value); !(error <= worst))
            worst = error, worst_x = x, got_there = got, wanted_there = value;
    }
    EXPECT_LE(worst, share_of_axis * range)
        << where << ' ' << figure.id << ' ' << text_of(c.label) << " at " << worst_x << ": got "
        << got_there << ", wanted " << wanted_there << ", error in shares of the axis "
        << worst / range;
}

class BetweenThePoints
    : public ::testing::TestWithParam<std::vector<std::pair<const char*, const char*>>> {
protected:
    Scenario scenario() const {
        Scenario made;
        for (const auto& [key, value] : GetParam())
            set(made, key, value);
        return made;
    }
    std::string where() const {
        std::string text = "(";
        for (const auto& [key, value] : GetParam())
            text += std::string(key) + " = " + value + ' ';
        return text + ")";
    }
};

TEST_P(BetweenThePoints, EntropiesOverTheLength) {
    const Scenario made = scenario();
    const auto d = static_cast<double>(made.d);
    const Figure figure = compute("entropy-vs-length", made);
    const double unit = figure.y.unit == "bit" ? std::numbers::log2e : 1;
    const auto over = [&](auto entropy) {
        return [&, entropy](double n) {
            return unit * entropy(score_law(made.model).id, n, d, scale_at(made, n));
        };
    };
    const auto exact = [](ScoreModel model, double n, double dimensions, double lambda) {
        return exact_means(model, n, dimensions, lambda).entropy;
    };
    expect_true_between(figure, CurveKind::exact, over(exact), where());
    expect_true_between(figure, approximation_kind("annealed"), over(annealed_entropy), where());
    expect_true_between(figure, approximation_kind("mean-field"), over(mean_field_entropy),
                        where());
}

TEST_P(BetweenThePoints, EntropiesOverTheScale) {
    const Scenario made = scenario();
    const auto n = static_cast<double>(made.n), d = static_cast<double>(made.d);
    const Figure figure = compute("entropy-vs-scale", made);
    const double unit = figure.y.unit == "bit" ? std::numbers::log2e : 1;
    expect_true_between(
        figure, CurveKind::exact,
        [&](double lambda) {
            return unit * exact_means(score_law(made.model).id, n, d, lambda).entropy;
        },
        where());
    expect_true_between(
        figure, approximation_kind("annealed"),
        [&](double lambda) {
            return unit * annealed_entropy(score_law(made.model).id, n, d, lambda);
        },
        where());
    expect_true_between(
        figure, approximation_kind("mean-field"),
        [&](double lambda) {
            return unit * mean_field_entropy(score_law(made.model).id, n, d, lambda);
        },
        where());
}

TEST_P(BetweenThePoints, GradientsOverTheScale) {
    const Scenario made = scenario();
    const auto n = static_cast<double>(made.n), d = static_cast<double>(made.d);
    const Figure figure = compute("gradient-vs-scale", made);
    expect_true_between(
        figure, CurveKind::exact,
        [&](double lambda) { return exact_gradient(score_law(made.model).id, n, d, lambda); },
        where());
    expect_true_between(
        figure, approximation_kind("annealed"),
        [&](double lambda) { return annealed_gradient(score_law(made.model).id, n, d, lambda); },
        where());
}

TEST_P(BetweenThePoints, DensitiesOfTheAngle) {
    const Scenario made = scenario();
    const Figure figure = compute("angles", made);
    const double degrees = figure.x.unit == "rad" ? 1 : std::numbers::pi / 180;
    expect_true_between(
        figure, CurveKind::exact,
        [&](double angle) {
            return degrees * angle_pdf(static_cast<double>(made.d), degrees * angle);
        },
        where());
}

using Settings = std::vector<std::pair<const char*, const char*>>;
INSTANTIATE_TEST_SUITE_P(
    Scenarios, BetweenThePoints,
    ::testing::Values(Settings{}, Settings{{"lambda", "0.99"}, {"n", "131072"}},
                      Settings{{"d", "3"}, {"rule", "kappa-log-n"}},
                      Settings{{"n", "1e9"}, {"d", "1000"}, {"model", "gaussian"}},
                      Settings{{"n", "50"}, {"d", "16"}, {"unit", "bit"}, {"angle_unit", "radian"}},
                      Settings{{"lambda", "0.01"}, {"d", "128"}}));

TEST(Interpolation, IsExactForCubicsOnEitherAxis) {
    const auto cubic = [](double t) { return 2 - t + 0.5 * t * t - 0.25 * t * t * t; };
    std::vector<double> xs = {-2, -1.5, 0, 1, 3, 3.5}, ys, exponentials;
    for (const double x : xs) {
        ys.push_back(cubic(x));
        exponentials.push_back(std::exp(x));
    }
    for (const double x : {-1.2, -0.3, 0.5, 1.0, 2.9}) {
        EXPECT_NEAR(interpolate(xs, ys, x, false), cubic(x), 1e-13) << x;
        EXPECT_NEAR(interpolate(exponentials, ys, std::exp(x), true), cubic(x), 1e-13) << x;
    }
    for (std::size_t i = 0; i < xs.size(); ++i)
        EXPECT_EQ(interpolate(xs, ys, xs[i], false), ys[i]);
}

TEST(Interpolation, EndsAtGapsAndEnds) {
    constexpr double gap = std::numeric_limits<double>::quiet_NaN();
    EXPECT_NEAR(interpolate({1, 100}, {2, 4}, 10, true), 3, 1e-15);
    EXPECT_TRUE(std::isnan(interpolate({1, 100}, {2, 4}, 0.5, true)));
    EXPECT_TRUE(std::isnan(interpolate({1, 100}, {2, 4}, 101, true)));
    EXPECT_TRUE(std::isnan(interpolate({1, 100}, {2, gap}, 10, true)));
    EXPECT_TRUE(std::isnan(interpolate({}, {}, 10, true)));
    EXPECT_NEAR(interpolate({0, 1, 2, 3}, {gap, 1, 2, gap}, 1.25, false), 1.25, 1e-15);
    EXPECT_EQ(interpolate({0, 1, 2}, {0, 1, gap}, 1, false), 1);
}

TEST(Interpolation, ANeighbourAlmostOnAPointDoesNoHarm) {
    // The two points differ by the rounding of their values: no cubic may pass through both.
    const std::vector<double> xs = {0, 1, 1 + 1e-13, 2, 3}, ys = {0, 1, 1 + 1e-10, 2, 3};
    for (const double x : {0.5, 1 + 5e-14, 1.5, 2.5})
        EXPECT_NEAR(interpolate(xs, ys, x, false), x, 1e-9) << x;
}

TEST(Interpolation, StepsHoldAndPointsSpeakOfThemselves) {
    Curve c;
    c.x = {1, 2, 4};
    c.y = {5, 6, 7};
    const Axis axis;
    c.style = CurveStyle::steps;
    EXPECT_EQ(value_at(c, axis, 3.9), 6);
    c.style = CurveStyle::points;
    EXPECT_EQ(value_at(c, axis, 2), 6);
    EXPECT_TRUE(std::isnan(value_at(c, axis, 2.001)));
}

/// v = log x + 2y − log x · y is of the first degree along both axes, one of which is logarithmic.
TEST(Interpolation, AMapIsReadBetweenItsPoints) {
    const auto value = [](double x, double y) { return std::log(x) + 2 * y - std::log(x) * y; };
    Map map;
    map.x = {1, 10, 100};
    map.y = {0, 0.5, 1, 1.5};
    for (const double y : map.y)
        for (const double x : map.x)
            map.values.push_back(value(x, y));
    Axis across, upwards;
    across.logarithmic = true;
    for (const double x : {1.0, 3.0, 10.0, 55.0, 100.0})
        for (const double y : {0.0, 0.2, 1.0, 1.4})
            EXPECT_NEAR(value_at(map, across, upwards, x, y), value(x, y), 1e-14) << x << ' ' << y;
    EXPECT_TRUE(std::isnan(value_at(map, across, upwards, 101, 1)));
    EXPECT_TRUE(std::isnan(value_at(map, across, upwards, 10, -0.1)));
}

}  // namespace
}  // namespace attnscope
