#include <gtest/gtest.h>

#include <cmath>

#include "tests/core/figure_testing.h"

namespace attnscope {
namespace {

double y_at(const Curve& curve, double x) {
    for (std::size_t i = 0; i < curve.x.size(); ++i)
        if (curve.x[i] == x)
            return curve.y[i];
    return NAN;
}

std::size_t references(const Figure& figure) {
    return static_cast<std::size_t>(
        std::ranges::count(figure.curves, CurveKind::bound, &Curve::kind));
}

/// RoPE's at d = 64, over whole distances.
double mean_of_cosines(int first, int last) {
    double sum = 0;
    for (int distance = first; distance <= last; ++distance)
        for (int m = 0; m < 32; ++m)
            sum += std::cos(distance * std::pow(10000, -m / 32.0));
    return sum / (32 * (last - first + 1));
}

/// The first value is that of the formula sheet.
TEST(PositionScheme, ShowsTheMeanScoreOfWhatTurns) {
    const Figure rope = compute("position-scheme", with({{"position", "rope"}}));
    EXPECT_NEAR(y_at(rope.curves[0], 1), 0.9661509894255946, 1e-12);
    EXPECT_NEAR(y_at(rope.curves[0], 20), mean_of_cosines(17, 23), 1e-12);
    EXPECT_EQ(references(rope), 0U);

    const Figure interpolated =
        compute("position-scheme", with({{"position", "rope-pi"}, {"rope_factor", "16"}}));
    EXPECT_GT(y_at(interpolated.curves[0], 16), 0.95);
    EXPECT_EQ(interpolated.curves[1].y, rope.curves[0].y);

    const Figure rerope =
        compute("position-scheme", with({{"position", "rerope"}, {"rerope_window", "16"}}));
    EXPECT_NEAR(rerope.curves[0].y.back(), mean_of_cosines(16, 16), 1e-12);
}

TEST(PositionScheme, ShowsBiasesAndSaysWhereThereIsNothing) {
    const Figure alibi =
        compute("position-scheme", with({{"position", "alibi"}, {"alibi_head", "3"}}));
    EXPECT_EQ(y_at(alibi.curves[0], 24), -24 / 16.0);
    EXPECT_EQ(references(alibi), 0U);

    const Figure none = compute("position-scheme", Scenario());
    EXPECT_EQ(std::ranges::count(none.curves[0].y, 1.0), std::ssize(none.curves[0].y));
    EXPECT_EQ(none.notes.at(0).key, "note.no-position");
}

TEST(PositionFrequencies, LieBetweenRoPEAndRoPESlowedByS) {
    for (const char* const key :
         {"rope-pi", "rope-ntk", "rope-ntk-fixed", "rope-ntk-mixed", "rope-yarn", "rope-llama-3"}) {
        const Figure figure = compute("position-frequencies", with({{"position", key}}));
        const std::vector<double>& scheme = figure.curves[0].y;
        ASSERT_EQ(scheme.size(), 32U) << key;
        for (std::size_t m = 0; m < scheme.size(); ++m) {
            const double rope = std::pow(10000, -static_cast<double>(m) / 32);
            EXPECT_LE(scheme[m], rope * (1 + 1e-12)) << key << ' ' << m;
            EXPECT_GE(scheme[m], rope / 8 * (1 - 1e-12)) << key << ' ' << m;
        }
        EXPECT_GE(references(figure), 1U);
    }
    for (const char* const key : {"rope-yarn", "rope-llama-3"})  // RoPE, slowed, one turn
        EXPECT_EQ(references(compute("position-frequencies", with({{"position", key}}))), 3U);
    EXPECT_EQ(compute("position-frequencies", with({{"position", "xpos"}})).notes.at(0).key,
              "note.frequencies-of-rope");
    const Figure alibi = compute("position-frequencies", with({{"position", "alibi"}}));
    EXPECT_EQ(alibi.notes.at(0).key, "note.no-frequencies");
    EXPECT_EQ(references(alibi), 1U);
}

/// n moves what follows from it alone, and only beyond the trained length.
TEST(PositionFrequencies, DependOnTheLengthWhereTheSchemeDoes) {
    const FigureEntry& entry = figure_entry("position-frequencies");
    const auto inputs = [&](const char* key, const char* n) {
        return entry.inputs(with({{"position", key}, {"n", n}}));
    };
    EXPECT_EQ(inputs("rope-yarn", "512"), inputs("rope-yarn", "9000"));
    EXPECT_EQ(inputs("rope-ntk-dynamic", "512"), inputs("rope-ntk-dynamic", "4096"));
    EXPECT_NE(inputs("rope-ntk-dynamic", "512"), inputs("rope-ntk-dynamic", "9000"));
}

}  // namespace
}  // namespace attnscope
