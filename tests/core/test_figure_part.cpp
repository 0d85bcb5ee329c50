#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/figures/figure_part.h"

namespace attnscope {
namespace {

constexpr double gap = std::numeric_limits<double>::quiet_NaN();

/// A figure whose axes cover x from 2 to 4 and y from 10 to 20.
Figure narrow(const Curve& curve) {
    Figure figure;
    figure.x = {"λ", "", false, 2, 4, "lambda"};
    figure.y = {"entropy", "nat", false, 10, 20, ""};
    figure.curves = {curve};
    return figure;
}

Curve curve_of(std::vector<double> x, std::vector<double> y, CurveStyle style = CurveStyle::line) {
    Curve curve;
    curve.style = style;
    curve.x = std::move(x);
    curve.y = std::move(y);
    return curve;
}

TEST(WithinAxes, APointStaysWhereBothItsValuesLieInside) {
    const Figure figure = narrow(curve_of({1, 2, 3, 3.5, 4, 5}, {15, 10, 9.9, gap, 20, 15}));
    const Curve part = within_axes(figure).curves.front();
    EXPECT_EQ(part.x, (std::vector<double>{2, 3.5, 4}));
    EXPECT_EQ(part.y.front(), 10);
    EXPECT_TRUE(std::isnan(part.y[1]));
    EXPECT_EQ(part.y.back(), 20);
}

TEST(WithinAxes, AStepStaysWhereAnyOfItLiesInside) {
    const Figure figure = narrow(curve_of({0, 1.5, 3, 4.5}, {12, 13, 14, 15}, CurveStyle::steps));
    EXPECT_EQ(within_axes(figure).curves.front().x, (std::vector<double>{1.5, 3}));
}

TEST(WithinAxes, AnIntervalAndABandStayWhereTheyReachInside) {
    Curve simulated = curve_of({2.5, 3, 3.5}, {9, 9, 21}, CurveStyle::points);
    simulated.error = {2, 0.5, 1};
    Figure figure = narrow(simulated);
    figure.bands = {{"b", CurveKind::simulation, {1, 3, 3.5}, {11, 5, 5}, {12, 30, 9}}};
    figure.points = {{"in", CurveKind::exact, 3, 15}, {"out", CurveKind::exact, 3, 25}};
    const Figure part = within_axes(figure);
    EXPECT_EQ(part.curves.front().x, (std::vector<double>{2.5, 3.5}));
    EXPECT_EQ(part.curves.front().error, (std::vector<double>{2, 1}));
    EXPECT_EQ(part.bands.front().x, std::vector<double>{3});
    EXPECT_EQ(part.bands.front().upper, std::vector<double>{30});
    ASSERT_EQ(part.points.size(), 1U);
    EXPECT_EQ(text_of(part.points.front().label), "in");
}

TEST(WithinAxes, ANoteSaysWhatTheyCover) {
    const Figure figure = narrow(curve_of({3}, {15}));
    const std::string covered = text_of(axes_text(figure.x, figure.y));
    EXPECT_EQ(covered, "λ from 2 to 4, entropy from 10 to 20 nat");
    const Figure part = within_axes(figure);
    ASSERT_EQ(part.notes.size(), 1U);
    EXPECT_EQ(text_of(part.notes[0]), "part: " + covered);
}

}  // namespace
}  // namespace attnscope
