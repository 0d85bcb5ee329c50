#include <gtest/gtest.h>

#include <numbers>

#include "core/figures/row_point.h"

namespace attnscope {
namespace {

/// A row of four equal weights.
RowStatistics equal_row() {
    RowStatistics row;
    row.count = 4;
    row.entropy = std::numbers::ln2 * 2;
    row.collision = 0.25;
    row.diversity = row.trace = 0.75;
    return row;
}

Figure figure_of(std::string field, std::string quantity, std::string unit) {
    Figure figure;
    figure.x.field = std::move(field);
    figure.y.quantity = std::move(quantity);
    figure.y.unit = std::move(unit);
    return figure;
}

TEST(RowPoint, HasTheQuantityOfTheAxisNotWhatItsUnitSuggests) {
    // Neither has a unit of entropy, both could be taken for a gradient by that.
    const auto collision =
        row_point(figure_of("n", "collision", ""), equal_row(), {2, 0.5}, entropy_unit("nat"));
    ASSERT_TRUE(collision);
    EXPECT_EQ(collision->x, 4);
    EXPECT_EQ(collision->y, 0.25);
    const auto gradient =
        row_point(figure_of("lambda", "gradient", ""), equal_row(), {2, 0.5}, entropy_unit("nat"));
    ASSERT_TRUE(gradient);
    EXPECT_EQ(gradient->x, 0.5);
    EXPECT_DOUBLE_EQ(gradient->y, 0.375);
    const auto entropy = row_point(figure_of("lambda", "entropy", "bit"), equal_row(), {2, 0.5},
                                   entropy_unit("bit"));
    ASSERT_TRUE(entropy);
    EXPECT_DOUBLE_EQ(entropy->y, 2);
}

/// Of drawn vectors a row stands at the Scenario's λ, of files at the scale of its own norms.
TEST(RowPoint, StandsAtTheScaleThatTheCurvesMean) {
    const auto vectors = std::make_shared<const Vectors>(Vectors{4, 16, std::vector(64, 3.0F)});
    const QueriesAndKeys input{.queries = vectors, .keys = vectors};
    Scenario drawn;
    drawn.n = 4;
    drawn.d = 16;
    EXPECT_EQ(row_scales(drawn, input, 1, 0.25), (RowScales{0.25, 0.25}));
    Scenario own = drawn;
    own.queries = own.keys = "file";
    EXPECT_EQ(row_scales(own, input, 1, 0.25), (RowScales{0.25, 0.25 * 9}));
}

TEST(RowPoint, IsMissingWhereTheFigureShowsSomethingElse) {
    EXPECT_FALSE(row_point(figure_of("n", "", "nat"), equal_row(), {1, 1}, entropy_unit("nat")));
    EXPECT_FALSE(
        row_point(figure_of("", "entropy", "nat"), equal_row(), {1, 1}, entropy_unit("nat")));
    EXPECT_FALSE(row_point(figure_of("n", "entropy", "nat"), {}, {1, 1}, entropy_unit("nat")));
}

}  // namespace
}  // namespace attnscope
