#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/fields/comparison.h"
#include "core/fields/labels.h"
#include "core/figures/entries.h"
#include "core/figures/family.h"
#include "core/figures/frozen_curves.h"
#include "core/figures/interpolate.h"
#include "core/text/errors.h"
#include "tests/core/figure_testing.h"
#include "tests/sanitizers/sanitized.h"

namespace attnscope {
namespace {

Figure over(std::string_view id, const char* family, const Scenario& scenario = {},
            Detail detail = Detail::curves) {
    return compute_over(figure_entry(id), scenario, {.frozen = {}, .over = family_from(family)},
                        detail, {});
}

std::vector<const Curve*> members_in(const Figure& figure) {
    std::vector<const Curve*> members;
    for (const Curve& each : figure.curves)
        if (each.kind == CurveKind::family)
            members.push_back(&each);
    return members;
}

TEST(FamilyFigures, HaveTheExactCurveOfEachValue) {
    struct Case {
        const char *id, *field;
        std::vector<const char*> values;
    };
    const std::vector<Case> cases = {
        {"entropy-vs-length", "d", {"16", "64", "256"}},
        {"entropy-vs-length", "rule", {"inverse-sqrt-d", "kappa-log-n"}},
        {"entropy-vs-length", "model", {"sphere", "gaussian"}},
        {"gradient-vs-length", "kappa", {"0.5", "1", "2", "4"}},
        {"collision-vs-length", "lambda", {"0.1", "0.3"}},
        {"focus-vs-length", "d", {"32", "64"}},
    };
    const Scenario now = with({{"n", "300"}, {"unit", "bit"}});
    for (const Case& each : cases) {
        std::string family = std::string(each.field) + '=';
        for (const char* value : each.values)
            family.append(family.back() == '=' ? "" : ",").append(value);
        const Figure figure = over(each.id, family.c_str(), now);
        const std::vector<const Curve*> members = members_in(figure);
        ASSERT_EQ(members.size(), each.values.size()) << each.id << family;
        EXPECT_FALSE(has(figure, CurveKind::exact));
        for (std::size_t i = 0; i < members.size(); ++i) {
            const Scenario then = with_field(now, each.field, each.values[i]);
            const Figure alone = compute(each.id, then);
            const Curve& exact = curve(alone, CurveKind::exact);
            EXPECT_EQ(members[i]->x, exact.x);
            EXPECT_EQ(members[i]->y, exact.y) << each.id << ' ' << members[i]->key;
            EXPECT_EQ(members[i]->key, std::string(each.field) + '=' + each.values[i]);
        }
    }
}

TEST(FamilyFigures, HaveOneHeadingAndValuesAsEntries) {
    const Figure figure = over("entropy-vs-length", "d=16,64,256");
    std::set<int> looks;
    std::vector<std::string> entries;
    for (const Curve* each : members_in(figure)) {
        EXPECT_EQ(text_of(each->heading), "d");
        entries.push_back(text_of(name_of(*each)));
        looks.insert(each->series);
    }
    EXPECT_EQ(entries, (std::vector<std::string>{"16", "64", "256"}));
    EXPECT_EQ(looks.size(), 3U);
    EXPECT_EQ(text_of(members_in(figure).back()->label), "d = 256");
    EXPECT_EQ(text_of(members_in(over("entropy-vs-length", "rule=log-512,2.5"))[1]->legend),
              "2.5/√d");
}

TEST(FamilyFigures, KeepWhatAllValuesHaveInCommonAlone) {
    const Figure figure =
        over("entropy-vs-length", "d=16,64,256", with({{"compared_rules", "log-512"}}));
    std::set<std::string_view> kinds;
    for (const Curve& each : figure.curves)
        kinds.insert(each.kind.name);
    EXPECT_EQ(kinds, (std::set<std::string_view>{"bound", "family"}));
    EXPECT_EQ(text_of(figure.notes.front()),
              "Curves for each value of Head dimension d: 16, 64, 256.");
    for (const Message& note : figure.notes)
        EXPECT_EQ(text_of(note).find("at d = "), std::string::npos) << text_of(note);
}

TEST(FamilyFigures, NameTheRule) {
    const auto note = [](const Figure& figure) {
        for (const Message& each : figure.notes)
            if (each.key == "note.rule" || each.key == "note.family-rule")
                return text_of(each);
        return std::string();
    };
    const Scenario now = with({{"rule", "log-512"}});
    EXPECT_EQ(note(over("entropy-vs-length", "d=16,64", now)),
              "λ follows the rule " + formula_of_scale(now) + ".");
    EXPECT_EQ(note(over("entropy-vs-length", "model=sphere,gaussian", now)),
              "λ follows the rule " + formula_of_scale(now) + " at d = 64.");
    EXPECT_EQ(note(over("entropy-vs-length", "rule=log-512,2.5", now)), "");
}

TEST(FamilyFigures, HaveAnAxisThatAllCurvesReach) {
    for (const char* id : {"entropy-vs-scale", "gradient-vs-scale", "jacobian-norms"})
        for (const char* family : {"d=4,64,1024", "n=16,512,100000"}) {
            const Figure figure = over(id, family);
            for (const Curve* each : members_in(figure)) {
                EXPECT_LE(each->x.front(), figure.x.min * (1 + 1e-12)) << id << family << each->key;
                EXPECT_GE(each->x.back(), figure.x.max * (1 - 1e-12)) << id << family << each->key;
                EXPECT_TRUE(std::ranges::is_sorted(each->x, std::less_equal()));
            }
            EXPECT_TRUE(has_axis_of(figure_entry(id), figure, {}, family_from(family)));
        }
}

TEST(FamilyFigures, SayTheValuesOfTheFirstAndTheLastCurve) {
    const Figure figure = over("entropy-vs-length", "d=16,64,256");
    const auto members = members_in(figure);
    const std::string sentence = text_of(headline_of(figure, 512));
    EXPECT_EQ(sentence.find("At n = 512, entropy H is "), 0U) << sentence;
    for (const Curve* each : {members.front(), members.back()}) {
        const double here = value_at(*each, figure.x, 512);
        const std::string number = std::to_string(std::round(100 * here) / 100).substr(0, 4);
        EXPECT_NE(sentence.find(number), std::string::npos) << sentence << number;
        EXPECT_NE(sentence.find(text_of(each->label)), std::string::npos) << sentence;
    }
}

TEST(FamilyFigures, FollowTheOtherFields) {
    const Figure one = over("entropy-vs-scale", "d=16,64", with({{"n", "128"}})),
                 other = over("entropy-vs-scale", "d=16,64", with({{"n", "256"}}));
    EXPECT_NE(members_in(one)[0]->y, members_in(other)[0]->y);
    EXPECT_NE(figure_inputs(figure_entry("entropy-vs-scale"), with({{"n", "128"}}),
                            {.frozen = {}, .over = family_from("d=16,64")}),
              figure_inputs(figure_entry("entropy-vs-scale"), with({{"n", "256"}}),
                            {.frozen = {}, .over = family_from("d=16,64")}));
}

TEST(FamilyFigures, AreTheUsualOnesWhereTheFieldIsNotRead) {
    for (const auto& [id, family] : {std::pair{"entropy-vs-length", "n=16,64"},
                                     {"entropy-vs-scale", "lambda=0.1,0.2"},
                                     {"entropy-vs-length", "mask=none,causal"},
                                     {"published-results", "d=16,64"}}) {
        EXPECT_TRUE(member_inputs(figure_entry(id), {}, family_from(family)).empty()) << id;
        EXPECT_EQ(over(id, family).curves.front().y, compute(id, {}).curves.front().y);
    }
}

TEST(FamilyFigures, SayWhyTheyAreTheUsualOnes) {
    for (const auto& [id, family, why] :
         {std::tuple{"phase-diagram", "d=16,64", "no common axes"},
          {"rule-values", "d=16,64", "no common axes"},
          {"entropy-vs-length", "seed=1,2", "No exact curve of this figure changes"}}) {
        const Figure figure = over(id, family);
        EXPECT_FALSE(has_family_curves(figure)) << id;
        EXPECT_NE(text_of(figure.notes.back()).find(why), std::string::npos) << id;
        EXPECT_EQ(figure.curves.size(), compute(id, {}).curves.size());
    }
}

TEST(FamilyFigures, CanBeDrawnForEveryFieldOfEveryFigure) {
    const Scenario small = with({{"samples", "2"}});
    int drawn = 0;
    Share share;
    for (const FigureEntry* entry : figures())
        for (const Field& each : fields()) {
            if (!has_family(each.key))
                continue;
            Family family = usual_family(small, each.key);
            if (const Choices* choices = choices_in(each); family.empty() && choices)
                for (const Choice& choice : choices->choices)
                    if (family.values.size() < 3) {
                        family.field = each.key;
                        family.values.emplace_back(choice.key);
                    }
            if (member_inputs(*entry, small, family).empty())
                continue;
            if (!share.takes()) {
                ++drawn;  // is drawn in a build without a sanitizer
                continue;
            }
            Figure figure;
            try {
                figure = family_figure(*entry, small, family, member_inputs(*entry, small, family),
                                       Detail::rough, {});
            } catch (const InvalidRequest&) {
                continue;  // a value that is not possible beside the others
            }
            ++drawn;
            EXPECT_EQ(figure.id, entry->id);
            EXPECT_TRUE(figure.table || !figure.curves.empty()) << entry->id << each.key;
            for (const Curve* curve : members_in(figure))
                EXPECT_FALSE(curve->heading.empty() || curve->legend.empty()) << each.key;
        }
    EXPECT_GE(drawn, 375);  // as many as there were, so that values do not become impossible unseen
}

TEST(FamilyFigures, ReachTheWholeAxisAlsoBeyondAFarScale) {
    for (const char* lambda : {"50", "0.0001"})
        for (const char* id : {"entropy-vs-scale", "gradient-vs-scale"}) {
            const Figure figure = over(id, "d=64,1024", with({{"lambda", lambda}}));
            for (const Curve* each : members_in(figure)) {
                EXPECT_LE(each->x.front(), figure.x.min * (1 + 1e-12)) << lambda << each->key;
                EXPECT_GE(each->x.back(), figure.x.max * (1 - 1e-12)) << lambda << each->key;
            }
            EXPECT_FALSE(headline_of(figure, figure.marker).empty()) << id << lambda;
        }
}

TEST(FamilyFigures, KeepWhatHoldsInTheSamePlacesForAllValues) {
    const Figure figure = over("entropy-vs-scale", "model=sphere,gaussian");
    for (const char* model : {"sphere", "gaussian"}) {
        const Figure alone = compute("entropy-vs-scale", with({{"model", model}}));
        for (const Curve& kept : figure.curves)
            for (const Curve& own : alone.curves)
                if (kept.kind.is_approximation && key_of(own) == key_of(kept)) {
                    EXPECT_EQ(own.holds, kept.holds) << model << ' ' << key_of(kept);
                }
    }
}

TEST(FamilyFigures, HaveTheFirstTypedFormulaAlone) {
    const Scenario one = with({{"scale_formula", "1/sqrt(d)"}}),
                   several = with({{"scale_formula", "1/sqrt(d); 2/sqrt(d); kappa/d"}});
    for (const char* id : {"entropy-vs-length", "entropy-vs-scale"}) {
        const FigureEntry& entry = figure_entry(id);
        EXPECT_EQ(member_inputs(entry, several, family_from("d=16,64")),
                  member_inputs(entry, one, family_from("d=16,64")))
            << id;
    }
}

TEST(FamilyFigures, DrawATableOnceBeforeTheyGiveUp) {
    static int drawn;
    FigureEntry counted = figure_entry("rule-values");
    counted.draw = [](const Scenario& inputs, double marker, Detail detail,
                      const std::stop_token& stop) {
        ++drawn;
        return figure_entry("rule-values").draw(inputs, marker, detail, stop);
    };
    drawn = 0;
    compute_over(counted, {}, {.frozen = {}, .over = family_from("d=16,32,64,128")}, Detail::curves,
                 {});
    EXPECT_EQ(drawn, 2);
}

}  // namespace
}  // namespace attnscope
