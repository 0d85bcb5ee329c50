#include <gtest/gtest.h>

#include <cmath>

#include "core/fields/assignments.h"
#include "core/fields/labels.h"
#include "core/figures/interpolate.h"
#include "core/figures/rules_over_lengths.h"
#include "core/scaling/rules.h"
#include "core/scenario/scale.h"
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
             {std::pair{0U, "entropy-vs-length"}, std::pair{5U, "gradient-vs-length"},
              std::pair{9U, "focus-vs-length"}}) {
            const std::string label = text_of(row.label), rule = label.substr(0, label.find(" ("));
            const auto [from, to] = on_curve(id, rule);
            EXPECT_NEAR(row.values[first], from, 2e-4 * std::abs(from)) << id;
            EXPECT_NEAR(row.values[first + 1], to, 2e-4 * std::abs(to)) << id;
            EXPECT_DOUBLE_EQ(row.values[first + 2], row.values[first + 1] - row.values[first]);
            EXPECT_DOUBLE_EQ(row.values[first + 3], row.values[first + 2] / 6);  // 64 = 2^6
        }
}

TEST(RulesOverLengths, StandWithTheFlattestFirst) {
    const Figure figure = compute("rules-over-lengths", scenario_with(settings));
    EXPECT_EQ(figure.table->columns[4].key, "entropy_range");
    double before = 0;
    for (const Table::Row& row : figure.table->rows) {
        constexpr double rounding = 1e-9;
        EXPECT_GE(range_in(row), std::abs(row.values[2]) - rounding);
        EXPECT_GE(range_in(row), before);
        before = range_in(row);
    }
}

/// Under SSMax at d = 128 the entropy is nearly the same at both lengths and larger between.
TEST(RulesOverLengths, AreJudgedByAllLengthsBetween) {
    const Scenario scenario =
        scenario_with({"d=128", "rule=ssmax", "ssmax_s=0.48", "compared_rules=log-512"});
    const Figure figure = compute("rules-over-lengths", scenario);
    const Table::Row& ssmax = figure.table->rows.front();
    EXPECT_EQ(text_of(ssmax.label), "SSMax s·log n/√d (s = 0.48)");
    EXPECT_LT(std::abs(ssmax.values[2]), 0.01);
    double least = INFINITY, most = 0;
    for (double n = 512; n <= 131072; n *= std::sqrt(2)) {
        const double entropy =
            row_entropy.exact(ScoreModel::sphere, std::round(n), 128, scale_at(scenario, n));
        least = std::min(least, entropy);
        most = std::max(most, entropy);
    }
    EXPECT_GT(most - least, 0.09);
    EXPECT_NEAR(range_in(ssmax), most - least, 0.005);
    EXPECT_EQ(text_of(headline_of(figure, NAN)),
              "Under SSMax s·log n/√d (s = 0.48) the entropy of random rows varies least: by 0.1 "
              "nat, near 3.1 nat (about 22 keys).");
}

TEST(RulesOverLengths, SayWhereNoRuleHoldsTheEntropy) {
    const std::vector<std::string> growing = {"rule=inverse-sqrt-d", "compared_rules=log-512"};
    const Figure figure = compute("rules-over-lengths", scenario_with(growing));
    EXPECT_GT(range_in(figure.table->rows.front()), steady_entropy);
    EXPECT_EQ(text_of(headline_of(figure, NAN)),
              "None of these rules holds the entropy of random rows within 0.3 nat; exact "
              "iso-entropy does.");
    auto with_exact = growing;
    with_exact[1] += ",exact-iso-entropy";
    const Figure held = compute("rules-over-lengths", scenario_with(with_exact));
    EXPECT_EQ(text_of(headline_of(held, NAN)),
              "Under exact iso-entropy (n₀ = 512) the entropy of random rows stays at 5.75 nat "
              "(about 315 keys).");
    EXPECT_EQ(range_in(held.table->rows.front()), 0);  // not what rounding leaves
    EXPECT_EQ(held.table->rows.front().values[2], 0);
    const Figure bits =
        compute("rules-over-lengths",
                scenario_with({"rule=inverse-sqrt-d", "compared_rules=log-512", "unit=bit"}));
    EXPECT_NE(text_of(headline_of(bits, NAN)).find("within 0.43 bit;"), std::string::npos);
}

TEST(RulesOverLengths, NameTheRulesThatDifferInAConstant) {
    const auto note = [](const std::string& compared) {
        for (const char* const id : {"rules-over-lengths", "rule-values", "rules-side-by-side"})
            for (const Message& each :
                 compute(id, scenario_with({"rule=kappa-log-n", "compared_rules=" + compared}))
                     .notes)
                if (each.key == "note.equal-but-for-a-constant")
                    return text_of(each);
        return std::string();
    };
    EXPECT_EQ(note("ssmax,log-512,iso-entropy,qwen-logn,inverse-sqrt-d"),
              "At one d these rules differ in a constant factor alone: κ·log n/d, log₅₁₂n/√d, "
              "SSMax s·log n/√d.");
    EXPECT_EQ(note("iso-entropy,inverse-sqrt-d"), "");
}

TEST(RulesOverLengths, ShowTheConstantsOfTheirRules) {
    EXPECT_EQ(text_of(label_with_constants(scenario_with({"rule=kappa-log-n"}))),
              "κ·log n/d (κ = 4.17)");
    EXPECT_EQ(text_of(label_with_constants(scenario_with({"rule=yarn-mscale"}))),
              "YaRN mscale (s = 16)");
    EXPECT_EQ(text_of(label_with_constants(scenario_with({"rule=log-512"}))), "log₅₁₂n/√d");
    for (const Rule* each : rules()) {
        const std::string label =
            text_of(label_with_constants(scenario_with({"rule=" + std::string(each->key)})));
        EXPECT_EQ(label.ends_with(')') && label.find(" = ") != std::string::npos,
                  !each->parameters.empty())
            << label;
    }
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
