#include <gtest/gtest.h>

#include <cmath>

#include "core/fields/assignments.h"
#include "core/figures/interpolate.h"
#include "tests/core/figure_testing.h"

namespace attnscope {
namespace {

const std::vector<std::string> settings = {"d=32", "compared_rules=2.5,kappa-log-n,log-512,ssmax",
                                           "compared_from=64", "compared_to=4096"};

/// The values of one of the curves over lengths, at both.
std::pair<double, double> on_curve(const std::string& figure, const std::string& rule) {
    const Figure drawn = compute(figure, scenario_with(settings));
    for (const Curve& curve : drawn.curves)
        if (text_of(curve.label) == rule)
            return {value_at(curve, drawn.x, 64), value_at(curve, drawn.x, 4096)};
    ADD_FAILURE() << rule;
    return {};
}

TEST(RulesOverLengths, HaveTheValuesOfTheCurves) {
    const Figure figure = compute("rules-over-lengths", scenario_with(settings));
    ASSERT_TRUE(figure.table);
    EXPECT_EQ(figure.table->rows.size(), 5U);
    for (const Table::Row& row : figure.table->rows)
        for (const auto& [first, id] :
             {std::pair{0U, "entropy-vs-length"}, std::pair{4U, "gradient-vs-length"},
              std::pair{8U, "focus-vs-length"}}) {
            const auto [from, to] = on_curve(id, text_of(row.label));
            EXPECT_NEAR(row.values[first], from, 2e-4 * std::abs(from)) << id;
            EXPECT_NEAR(row.values[first + 1], to, 2e-4 * std::abs(to)) << id;
            EXPECT_DOUBLE_EQ(row.values[first + 2], row.values[first + 1] - row.values[first]);
            EXPECT_DOUBLE_EQ(row.values[first + 3], row.values[first + 2] / 6);  // 64 = 2^6
        }
}

TEST(RulesOverLengths, StandWithTheFlattestFirst) {
    const Figure figure = compute("rules-over-lengths", scenario_with(settings));
    double before = 0;
    for (const Table::Row& row : figure.table->rows) {
        EXPECT_GE(std::abs(row.values[2]), before);
        before = std::abs(row.values[2]);
    }
    EXPECT_EQ(text_of(figure.table->rows.front().label), "κ·log n/d");
    const std::string sentence = text_of(headline_of(figure, 0));
    EXPECT_EQ(sentence.find("κ·log n/d keeps the entropy of random rows best"), 0U) << sentence;
}

TEST(RulesOverLengths, TakeTheLengthsInEitherOrder) {
    auto swapped = settings;
    swapped[2] = "compared_from=4096";
    swapped[3] = "compared_to=64";
    const Figure one = compute("rules-over-lengths", scenario_with(settings)),
                 other = compute("rules-over-lengths", scenario_with(swapped));
    for (std::size_t i = 0; i < one.table->rows.size(); ++i)
        EXPECT_EQ(one.table->rows[i].values, other.table->rows[i].values);
}

}  // namespace
}  // namespace attnscope
