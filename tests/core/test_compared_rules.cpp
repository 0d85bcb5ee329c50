#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "core/fields/compared_rules.h"
#include "core/scaling/rules.h"
#include "core/scenario/scale.h"
#include "tests/core/figure_testing.h"
#include "tests/core/rule_curves.h"

namespace attnscope {
namespace {

constexpr const char* length_figures[] = {"entropy-vs-length", "gradient-vs-length",
                                          "focus-vs-length", "collision-vs-length"};

std::set<int> looks_of(const Scenario& scenario, int modulo) {
    std::set<int> looks;
    for (const ComparedRule& each : other_rules(scenario))
        looks.insert(each.look % modulo);
    return looks;
}

TEST(ComparedRules, StandInTheTablesOrderEachOnce) {
    Scenario scenario;
    set(scenario, "compared_rules", "log-512,kappa-log-n,log-512");
    EXPECT_EQ(scenario.compared_rules, "kappa-log-n,log-512");
}

TEST(ComparedRules, EightHaveColorsOfTheirOwnAndAllHaveLooks) {
    // The 5th, 13th and 21st of the table would share a colour.
    std::string keys;
    for (const std::size_t place : {4, 12, 20, 1, 2, 3, 5, 6})
        keys.append(keys.empty() ? "" : ",").append(rules()[place]->key);
    Scenario scenario;
    set(scenario, "compared_rules", keys);
    EXPECT_EQ(looks_of(scenario, colors_of_rules).size(), 8U);
    for (const Rule* each : rules())
        if (each->key != "constant")
            keys.append(",").append(each->key);
    set(scenario, "compared_rules", keys);
    EXPECT_EQ(looks_of(scenario, 1000).size(), rules().size() - 2);  // nor is 1/√d another
}

TEST(ComparedRules, OneThatIsComparedOftenKeepsItsColor) {
    const std::vector<std::string> often = {
        "inverse-sqrt-d", "kappa-log-n",       "log-512",           "cosine-log-n",
        "gradient-max",   "log-n-over-sqrt-d", "exact-iso-entropy", "iso-entropy"};
    std::set<int> colors;
    for (const std::string& key : often) {
        const auto look_among = [&](const std::string& others) {
            Scenario scenario = with({{"rule", "mup"}});
            set(scenario, "compared_rules", key + others);
            const std::vector<ComparedRule> compared = compared_rules(scenario);
            return std::ranges::find(compared, key, &ComparedRule::key)->look;
        };
        const int alone = look_among("");
        colors.insert(alone);
        for (const Rule* other : rules())
            if (std::ranges::find(often, other->key) == often.end() && other->key != "constant")
                EXPECT_EQ(look_among("," + std::string(other->key)), alone) << key << other->key;
        EXPECT_EQ(look_among(",inverse-sqrt-d,log-512,gradient-max,exact-iso-entropy"), alone);
    }
    EXPECT_EQ(colors.size(), often.size());
}

TEST(ComparedRules, KeepTheirLooksWhereTheChosenOneIsAmongThem) {
    const Scenario without = with({{"compared_rules", "kappa-log-n,0.84-sqrt-log-n"}});
    const Scenario among = with({{"compared_rules", "inverse-sqrt-d,kappa-log-n,0.84-sqrt-log-n"}});
    EXPECT_EQ(looks_of(without, 1000), looks_of(among, 1000));
}

TEST(ComparedRules, ACurveIsWhatItsRuleDrawsWhereItIsChosen) {
    for (const char* id : length_figures) {
        const Figure figure =
            compute(id, with({{"compared_rules", "kappa-log-n,2.5,cosine-log-n"}, {"kappa", "3"}}));
        for (const char* key : {"kappa-log-n", "2.5", "cosine-log-n"}) {
            const Figure alone = compute(id, with({{"kappa", "3"}, {"rule", key}}));
            const std::vector<double> wanted = curve(alone, CurveKind::exact).y,
                                      found = curve_of_rule(figure, key).y;
            ASSERT_EQ(found.size(), wanted.size());
            for (std::size_t i = 0; i < wanted.size(); ++i)  // to the error of the curves
                EXPECT_NEAR(found[i], wanted[i], 1e-9 * std::abs(wanted[i])) << id << ' ' << key;
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
