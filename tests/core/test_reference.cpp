#include <gtest/gtest.h>

#include "core/figures/reference.h"
#include "tests/core/figure_testing.h"

namespace attnscope {
namespace {

Figure over(std::string_view id, const Scenario& scenario, const Scenario& reference) {
    return compute_over(figure_entry(id), scenario, reference, Detail::curves, {});
}

TEST(Reference, IsTheExactCurveOfTheOtherScenarioInItsOwnPlace) {
    const Scenario now = with({{"rule", "kappa-log-n"}, {"unit", "bit"}}),
                   then = with({{"d", "32"}});
    for (const char* id : {"entropy-vs-length", "gradient-vs-length", "focus-vs-length"}) {
        const Figure figure = over(id, now, then);
        const Curve& kept = curve(figure, CurveKind::reference);
        EXPECT_EQ(kept.y, curve(compute(id, with_display_of(then, now)), CurveKind::exact).y) << id;
        EXPECT_EQ(text_of(kept.label), "frozen: d = 32, 1/√d") << id;
        EXPECT_EQ(curve(figure, CurveKind::exact).y, curve(compute(id, now), CurveKind::exact).y);
    }
}

TEST(Reference, IsNotThereWhereItDiffersInNothingThatTheFigureShows) {
    EXPECT_FALSE(
        has(over("entropy-vs-length", {}, with({{"mask", "causal"}, {"color_map", "grey"}})),
            CurveKind::reference));
    EXPECT_TRUE(
        has(over("entropy-vs-length", {}, with({{"model", "gaussian"}})), CurveKind::reference));
}

TEST(Reference, KeepsItsComparedRulesAndTheAxisHoldsIt) {
    const Scenario then = with({{"compared_rules", "log-512,2.5"}});
    const Scenario now = with({{"rule", "log-n-over-sqrt-d"}, {"d", "256"}});
    const Figure figure = over("gradient-vs-length", now, then);
    EXPECT_EQ(std::ranges::count(figure.curves, CurveKind::reference, &Curve::kind), 3);
    for (const Curve& each : figure.curves)
        EXPECT_TRUE(each.kind != CurveKind::reference || figure.y.max >= std::ranges::max(each.y));
}

TEST(Reference, SaysAtMostThreeOfItsDifferences) {
    const Scenario one = with({{"n", "64"}, {"d", "32"}, {"rule", "2.5"}, {"model", "gaussian"}});
    EXPECT_EQ(text_of(difference_text(one, {})), "n = 64, d = 32, 2.5/√d, …");
    EXPECT_TRUE(difference_text(one, one).empty());
}

TEST(Reference, NamesTheFieldsOfItsChoices) {
    Scenario file;
    file.queries = file.keys = "file";
    EXPECT_EQ(text_of(difference_text({}, file)).find("Queries: "), 0U)
        << text_of(difference_text({}, file));
}

}  // namespace
}  // namespace attnscope
