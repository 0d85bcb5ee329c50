#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/fields/assignments.h"
#include "core/fields/compared_rules.h"
#include "core/fields/fields.h"
#include "core/fields/inputs.h"
#include "core/fields/labels.h"
#include "core/figures/figures.h"
#include "core/figures/frozen_curves.h"
#include "core/limits.h"
#include "core/quantities/quantities.h"
#include "core/scaling/own_formula.h"
#include "core/scaling/rules.h"
#include "core/scenario/scale.h"
#include "core/text/printable.h"
#include "tests/core/hostile_formulas.h"

namespace attnscope {
namespace {

Scenario with_formula(const std::string& formula) {
    Scenario scenario;
    set(scenario, "rule", "formula");
    set(scenario, "scale_formula", formula);
    return scenario;
}

TEST(OwnFormula, IsTheRuleThatItSpells) {
    const std::pair<const char*, const char*> spelt[] = {
        {"1/sqrt(d)", "inverse-sqrt-d"},
        {"kappa*log(n)/d", "kappa-log-n"},
        {"log(n)/log(512)/√d", "log-512"},
        {"sqrt(max(0, (1 + 2*log(n/iso_length))/d))", "iso-entropy"},
    };
    for (const auto& [formula, key] : spelt)
        for (const double n : {1.0, 2.0, 77.0, 4096.0, 1e12}) {
            Scenario typed = with_formula(formula), other;
            typed.d = other.d = 80;
            set(typed, "kappa", "3");
            set(other, "kappa", "3");
            set(other, "rule", key);
            EXPECT_NEAR(scale_at(typed, n), scale_at(other, n), 1e-12 * scale_at(other, n))
                << formula << " at " << n;
        }
}

TEST(OwnFormula, ReadsThePositionOfARow) {
    const Scenario scenario = with_formula("i");
    EXPECT_EQ(row_scale(scenario, 10, 6), 7);
    EXPECT_EQ(scale_at(scenario, 10), 10);
}

TEST(OwnFormula, GivesNoLessThan0AndNoMoreThanTheLargestScale) {
    EXPECT_EQ(scale_at(with_formula("log(n - 10)"), 5), 0);
    EXPECT_EQ(scale_at(with_formula("-n"), 5), 0);
    EXPECT_EQ(scale_at(with_formula("1/0"), 5), max_scale);
    EXPECT_FALSE(has_scale_at(with_formula("log(n - 10)"), 5));
    EXPECT_TRUE(has_scale_at(with_formula("log(n - 10)"), 12));
    EXPECT_TRUE(has_scale_at({}, 5));
}

TEST(OwnFormula, FiguresSayWhereItGivesNoScale) {
    const auto said = [](const std::string& formula) {
        const Figure made =
            figure_entry("entropy-vs-length").compute(with_formula(formula), Detail::curves, {});
        return std::ranges::count(made.notes, "note.formula-without-scale", &Message::key);
    };
    EXPECT_EQ(said("log(n - 10)"), 1);
    EXPECT_EQ(said("log(n)/d"), 0);
}

TEST(OwnFormula, FiguresOverTheScaleSayThatItGivesNone) {
    const auto said = [](const std::string& formula) {
        const Figure made =
            figure_entry("entropy-vs-scale").compute(with_formula(formula), Detail::curves, {});
        return std::ranges::count(made.notes, "note.formula-without-scale", &Message::key);
    };
    EXPECT_EQ(said("1/sqrt(d); log(100 - n)"), 1);
    EXPECT_EQ(said("1/sqrt(d); log(n)"), 0);
}

TEST(OwnFormula, IsShownWithTheLettersThatItKnows) {
    EXPECT_EQ(shown_formula("kappa*log(n) - 1e-3*pi + 2.E-4-n"), "κ·log(n) − 1e-3·π + 2.E-4−n");
    EXPECT_EQ(shown_formula("lambda*beta_1 - e-1"), "λ·beta_1 − e−1");
}

struct Hostile {
    const char* text;
    std::size_t begin, end;  ///< of the fault
    const char* sentence;
};

TEST(OwnFormula, AFaultIsShownWhereItStands) {
    const Hostile hostile[] = {
        {"log(m)/d", 4, 5, "'m' is unknown (character 5)"},
        {"1/√x", 5, 6, "'x' is unknown (character 4)"},
        {"2; log(q)", 7, 8, "'q' is unknown (character 8)"},
        {"1;;2", 2, 2, "one is empty (character 3)"},
        {"", 0, 0, "one is empty"},
        {"1; \"", 3, 4, "a formula cannot hold '\"' (character 4)"},
        {"log(n", 5, 5, "'log(n' cannot be read (at its end)"},
        {"λ", 0, 2, "'λ' is unknown"},
    };
    for (const auto& [text, begin, end, sentence] : hostile) {
        try {
            check_formulas(text);
            ADD_FAILURE() << text;
        } catch (const RefusedFormula& fault) {
            EXPECT_EQ(fault.begin(), begin) << text;
            EXPECT_EQ(fault.end(), end) << text;
            EXPECT_EQ(text_of(fault.why()), sentence) << text;
        }
    }
}

TEST(OwnFormula, HostileTextsGetASentenceAndNothingElse) {
    const std::string deep = std::string(99, '(') + "1" + std::string(99, ')');
    EXPECT_NO_THROW(check_formulas(deep));
    Scenario scenario = with_formula("n/d");
    std::vector<std::string> refused = testing::hostile_formulas();
    for (const char* text : {"", " ", "lambda", "λ*n", "a = n"})
        refused.emplace_back(text);
    for (const std::string& text : refused) {
        try {
            set(scenario, "scale_formula", text);
            ADD_FAILURE() << text;
        } catch (const RefusedFormula& fault) {
            const std::string sentence = fault.what();
            EXPECT_TRUE(sentence.starts_with("scale_formula = '")) << sentence;
            EXPECT_EQ(printable(sentence, 4 * sentence.size()), sentence);
            EXPECT_LE(fault.end(), text.size());
        }
        EXPECT_EQ(scenario, with_formula("n/d")) << text;
    }
}

TEST(OwnFormula, SeveralAreComparedWithOneAnother) {
    const Scenario several = with_formula("1/sqrt(d); 2/sqrt(d);3/sqrt(d)");
    const std::vector<ComparedRule> others = other_rules(several);
    ASSERT_EQ(others.size(), 2U);
    EXPECT_EQ(others[0].key, "formula-2");
    EXPECT_EQ(text_of(others[1].label), "3/√(d)");
    EXPECT_EQ(scale(others[1].scenario), 0.375);
    EXPECT_NE(others[0].look, others[1].look);
    Scenario beside = several;
    set(beside, "rule", "log-512");
    EXPECT_TRUE(other_rules(beside).empty());
    set(beside, "compared_rules", "formula,kappa-log-n");
    EXPECT_EQ(other_rules(beside).size(), 4U);
    const Figure made = figure_entry("entropy-vs-length").compute(beside, Detail::curves, {});
    EXPECT_EQ(std::ranges::count(made.curves, CurveKind::compared, &Curve::kind), 4);
}

TEST(OwnFormula, IsPartOfWhatAFigureReads) {
    Scenario scenario = with_formula("kappa*log(n)/d");
    EXPECT_TRUE(field("kappa").applies(scenario));
    EXPECT_FALSE(field("ssmax_s").applies(scenario));
    set(scenario, "kappa", "3");
    const Scenario kept = only(scenario, &Scenario::rule);
    EXPECT_EQ(kept.scale_formula, scenario.scale_formula);
    EXPECT_EQ(get(kept, field("kappa")), "3");
    EXPECT_EQ(text_of(label_of_chosen(scenario, &Scenario::rule)), "κ·log(n)/d");
    EXPECT_EQ(only(Scenario(), &Scenario::rule).scale_formula, Scenario().scale_formula);
    EXPECT_FALSE(field("scale_formula").applies({}));
}

TEST(OwnFormula, IsChosenByBeingSet) {
    const Scenario made = scenario_with({"scale_formula=kappa*log(n)/d", "kappa=3"});
    EXPECT_EQ(made.rule, "formula");
    EXPECT_EQ(scenario_with({"kappa=3", "rule=formula", "scale_formula=kappa*log(n)/d"}), made);
    // While the formula does not name κ, κ chooses its own rule.
    EXPECT_THROW(scenario_with({"rule=formula", "kappa=3", "scale_formula=kappa*log(n)/d"}),
                 InvalidRequest);
    const Scenario beside = scenario_with(
        {"rule=log-512", "compared_rules=formula", "scale_formula=kappa*log(n)/d", "kappa=3"});
    EXPECT_EQ(beside.rule, "log-512");
    for (const Scenario& each : {beside, made})
        EXPECT_EQ(scenario_with(settings_of(each)), each);
    EXPECT_EQ(with_settings(Scenario(), settings_of(made)), made);
}

TEST(OwnFormula, SeveralAreMarkedOverTheScale) {
    for (const char* const figure : {"entropy-vs-scale", "gradient-vs-scale"}) {
        const auto marks = [&](const std::string& formula) {
            const Figure made =
                figure_entry(figure).compute(with_formula(formula), Detail::curves, {});
            return std::ranges::count(made.points, CurveKind::compared, &Point::kind);
        };
        EXPECT_EQ(marks("1/sqrt(d); 2/sqrt(d)"), 2) << figure;
        EXPECT_EQ(marks("1/sqrt(d)"), 0) << figure;
    }
}

TEST(OwnFormula, IsNamedByWhatWasTyped) {
    const Scenario one = with_formula("2*log(n)/d"), other;
    EXPECT_EQ(text_of(difference_text(one, other)), "2·log(n)/d");
    EXPECT_EQ(text_of(difference_text(one, with_formula("log(n)"))), "2·log(n)/d");
    EXPECT_EQ(formula_of_scale(one), "2·log(n)/d");
    EXPECT_EQ(formula_of_scale(other), "1/√d");
    EXPECT_EQ(other.scale_formula, standard_formula);
}

TEST(OwnFormula, CanBeEvaluated) {
    const Inputs inputs = {{"rule", "formula"},
                           {"scale_formula", "kappa*log(n)/d"},
                           {"n", "512"},
                           {"d", "64"},
                           {"kappa", "2"}};
    EXPECT_DOUBLE_EQ(evaluate("scale", inputs, {}).value, 2 * std::log(512) / 64);
    Inputs other = inputs;
    other["rule"] = "log-512";
    EXPECT_THROW(evaluate("scale", other, {}), InvalidRequest);
    other = inputs;
    other["scale_formula"] = "kappa; 2";
    EXPECT_THROW(evaluate("scale", other, {}), InvalidRequest);
    other = inputs;
    other["ssmax_s"] = "1";
    EXPECT_THROW(evaluate("scale", other, {}), InvalidRequest);
}

}  // namespace
}  // namespace attnscope
