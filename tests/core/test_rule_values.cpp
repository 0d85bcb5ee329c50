#include <gtest/gtest.h>

#include <cmath>

#include "core/text/numbers.h"
#include "tests/core/csv_table.h"
#include "tests/core/figure_testing.h"

namespace attnscope {
namespace {

TEST(RuleValues, AreThoseOfTheCurvesAtThisLength) {
    const Scenario scenario =
        with({{"n", "1024"}, {"d", "32"}, {"compared_rules", "2.5,kappa-log-n"}, {"unit", "bit"}});
    const CsvTable table = parse_csv(to_csv(compute("rule-values", scenario), scenario), "table");
    ASSERT_EQ(table.header, (std::vector<std::string>{"rule", "lambda", "entropy", "perplexity",
                                                      "gradient", "focus", "collision", "sigma"}));
    ASSERT_EQ(table.rows.size(), 3U);
    EXPECT_EQ(table.rows[0][0], "1/√d");
    // λ = 2.5/√32; e^H is 2^H where H is in bits.
    const auto row = std::ranges::find(table.rows, "2.5/√d", [](auto& cells) { return cells[0]; });
    ASSERT_NE(row, table.rows.end());
    EXPECT_NEAR(*parse_real((*row)[1]), 2.5 / std::sqrt(32.0), 1e-15);
    EXPECT_NEAR(*parse_real((*row)[7]), 2.5, 1e-14);
    EXPECT_NEAR(std::exp2(*parse_real((*row)[2])), *parse_real((*row)[3]), 1e-9);
    EXPECT_NEAR(*parse_real((*row)[4]), *parse_real((*row)[1]) * (1 - *parse_real((*row)[6])),
                1e-9);
    const Figure focus = compute("focus-vs-length", scenario);
    for (const Curve& each : focus.curves)
        if (text_of(each.label) == "2.5/√d") {
            const auto at = std::ranges::find(each.x, 1024.0) - each.x.begin();
            EXPECT_NEAR(*parse_real((*row)[5]), each.y[static_cast<std::size_t>(at)], 1e-12);
        }
}

TEST(RuleValues, ShowTheUsualRulesWhereNoneAreCompared) {
    const Figure figure = compute("rule-values", {});
    ASSERT_TRUE(figure.table);
    EXPECT_GT(figure.table->rows.size(), 5U);
    for (const Table::Row& row : figure.table->rows)
        EXPECT_EQ(row.values.size(), figure.table->columns.size());
}

}  // namespace
}  // namespace attnscope
