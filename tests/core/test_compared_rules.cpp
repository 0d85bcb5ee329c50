#include <gtest/gtest.h>

#include <cmath>

#include "core/scaling/rules.h"
#include "core/scenario/compared_rules.h"
#include "core/scenario/scale.h"
#include "tests/core/figure_testing.h"

namespace attnscope {
namespace {

constexpr const char* length_figures[] = {"entropy-vs-length", "gradient-vs-length",
                                          "focus-vs-length", "collision-vs-length"};

int place_of(std::string_view key) {
    return static_cast<int>(std::ranges::find(rules(), key, &Rule::key) - rules().begin());
}

TEST(ComparedRules, StandInTheTablesOrderEachOnce) {
    Scenario scenario;
    set(scenario, "compared_rules", "log-512,kappa-log-n,log-512");
    EXPECT_EQ(scenario.compared_rules, "kappa-log-n,log-512");
}

TEST(ComparedRules, ACurveIsWhatItsRuleDrawsWhereItIsChosen) {
    for (const char* id : length_figures) {
        const Figure figure =
            compute(id, with({{"compared_rules", "kappa-log-n,2.5,cosine-log-n"}, {"kappa", "3"}}));
        for (const char* key : {"kappa-log-n", "2.5", "cosine-log-n"}) {
            const Figure alone = compute(id, with({{"kappa", "3"}, {"rule", key}}));
            EXPECT_EQ(curve(figure, CurveKind::compared, place_of(key)).y,
                      curve(alone, CurveKind::exact).y)
                << id << ' ' << key;
        }
        EXPECT_EQ(curve(figure, CurveKind::exact).y, curve(compute(id, {}), CurveKind::exact).y);
    }
}

TEST(ComparedRules, TheChosenRuleIsDrawnOnceAndApproximationsMakeRoom) {
    for (const char* id : length_figures) {
        const Figure both = compute(id, with({{"compared_rules", "inverse-sqrt-d,log-512"}}));
        EXPECT_EQ(std::ranges::count(both.curves, CurveKind::compared, &Curve::kind), 1) << id;
        EXPECT_FALSE(has(both, approximation_kind("annealed"))) << id;
        const Figure itself = compute(id, with({{"compared_rules", "inverse-sqrt-d"}}));
        EXPECT_TRUE(has(itself, approximation_kind("annealed"))) << id;
    }
}

TEST(ComparedRules, StandOnTheCurvesOverTheScaleWhereTheyAre) {
    for (const char* id : {"entropy-vs-scale", "gradient-vs-scale"}) {
        const Figure figure =
            compute(id, with({{"compared_rules", "inverse-sqrt-d,kappa-log-n"}, {"n", "2048"}}));
        std::vector<double> scales;
        for (const Point& point : figure.points)
            if (point.kind == CurveKind::compared)
                scales.push_back(point.x);
        ASSERT_EQ(scales.size(), 2U) << id;
        EXPECT_DOUBLE_EQ(scales[0], 0.125);
        EXPECT_DOUBLE_EQ(scales[1], std::log(2048.0) / 0.24 / 64);
    }
}

TEST(ComparedRules, AParameterOfOneDoesNotChooseIt) {
    const Scenario compared = with({{"compared_rules", "kappa-log-n"}, {"kappa", "2"}});
    EXPECT_EQ(compared.rule, "inverse-sqrt-d");
    EXPECT_EQ(with({{"kappa", "2"}}).rule, "kappa-log-n");
    EXPECT_EQ(with({{"compared_rules", "kappa-log-n"}, {"lambda", "1"}}).rule, "constant");
}

}  // namespace
}  // namespace attnscope
