#include <gtest/gtest.h>

#include <set>

#include "core/figures/entries.h"
#include "core/figures/frozen_curves.h"
#include "tests/core/figure_testing.h"

namespace attnscope {
namespace {

Figure over(std::string_view id, const Scenario& scenario, const Scenario& reference) {
    return compute_over(figure_entry(id), scenario, {.frozen = {{reference}}}, Detail::curves, {});
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

TEST(Reference, OfAnotherDimensionSaysSoOnEachOfItsCurves) {
    const Scenario then = with({{"d", "128"}, {"compared_rules", "log-512,kappa-log-n"}});
    const Scenario now = with({{"d", "64"}, {"compared_rules", "log-512,kappa-log-n"}});
    std::set<std::string> labels;
    for (const Curve& each : over("entropy-vs-length", now, then).curves)
        if (each.kind == CurveKind::reference) {
            EXPECT_EQ(each.tag, each.label);
            labels.insert(text_of(each.label));
        }
    EXPECT_EQ(labels, (std::set<std::string>{"d = 128: 1/√d", "d = 128: log₅₁₂n/√d",
                                             "d = 128: κ·log n/d"}));
}

TEST(Reference, WhoseColorsDifferIsNotedOnAMap) {
    const auto has_note = [](const Figure& figure) {
        return std::ranges::any_of(figure.notes, [](const Message& note) {
            return text_of(note) ==
                   "Colours and dashed lines hold for d = 64 alone, not for "
                   "frozen paths of other values.";
        });
    };
    EXPECT_TRUE(has_note(over("phase-diagram", {}, with({{"d", "128"}}))));
    EXPECT_FALSE(has_note(over("phase-diagram", {}, with({{"rule", "log-512"}}))));
    EXPECT_FALSE(has_note(over("entropy-vs-length", {}, with({{"d", "128"}}))));
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

std::vector<const Curve*> frozen_curves(const Figure& figure) {
    std::vector<const Curve*> curves;
    for (const Curve& each : figure.curves)
        if (each.kind == CurveKind::reference)
            curves.push_back(&each);
    return curves;
}

TEST(References, HaveLooksKeysAndNamesOfTheirOwn) {
    Comparison comparison;
    for (int i = 0; i < static_cast<int>(most_frozen); ++i)
        comparison.frozen.push_back({with_field({}, "d", std::to_string(8 + i)),
                                     i % 2 == 0 ? std::string() : "no. " + std::to_string(i)});
    const Figure figure =
        compute_over(figure_entry("entropy-vs-length"), {}, comparison, Detail::curves, {});
    const auto curves = frozen_curves(figure);
    ASSERT_EQ(curves.size(), most_frozen);
    std::set<std::string> keys, names;
    std::set<int> looks;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        keys.insert(key_of(*curves[i]));
        names.insert(text_of(name_of(*curves[i])));
        looks.insert(curves[i]->series);
        EXPECT_EQ(curves[i]->y,
                  compute("entropy-vs-length", comparison.frozen[i].scenario).curves.front().y);
    }
    EXPECT_EQ(keys.size(), most_frozen);
    EXPECT_EQ(names.size(), most_frozen);
    EXPECT_EQ(looks.size(), most_frozen);
    EXPECT_TRUE(names.contains("frozen: d = 8"));
    EXPECT_TRUE(names.contains("no. 3"));
}

TEST(References, OfTheSameInputsAreOneUnderAllNames) {
    const Comparison comparison{.frozen = {{with({{"d", "16"}}), "one"},
                                           {with({{"d", "16"}, {"mask", "causal"}}), "two"},
                                           {with({{"d", "16"}, {"mask", "window"}})}}};
    const Figure figure =
        compute_over(figure_entry("entropy-vs-length"), {}, comparison, Detail::curves, {});
    ASSERT_EQ(frozen_curves(figure).size(), 1U);
    EXPECT_EQ(text_of(frozen_curves(figure)[0]->legend), "one, two");
    EXPECT_EQ(text_of(figure.notes.back()), "Frozen as one, two: d = 16.");
}

TEST(References, StandBesideAFamily) {
    const Comparison comparison{.frozen = {{with({{"model", "gaussian"}}), "Gauss"}},
                                .over = family_from("d=16,128")};
    const Figure figure =
        compute_over(figure_entry("entropy-vs-length"), {}, comparison, Detail::curves, {});
    EXPECT_EQ(frozen_curves(figure).size(), 1U);
    EXPECT_EQ(std::ranges::count(figure.curves, CurveKind::family, &Curve::kind), 2);
}

TEST(References, BesideAFamilyAreThoseThatAreNoneOfItsCurves) {
    const Scenario now = with({{"d", "100"}});
    const Comparison comparison{.frozen = {{now}, {with({{"d", "64"}})}},
                                .over = family_from("d=64,128,256")};
    const Figure figure =
        compute_over(figure_entry("entropy-vs-length"), now, comparison, Detail::curves, {});
    ASSERT_EQ(frozen_curves(figure).size(), 1U);
    EXPECT_EQ(frozen_curves(figure)[0]->y, compute("entropy-vs-length", now).curves.front().y);
    EXPECT_EQ(text_of(frozen_curves(figure)[0]->legend), "frozen: d = 100");
}

TEST(References, OfWhichOneHasANameHaveThatName) {
    const Scenario then = with({{"d", "16"}});
    const Comparison comparison{.frozen = {{then}, {then, "B"}}};
    const Figure figure =
        compute_over(figure_entry("entropy-vs-length"), {}, comparison, Detail::curves, {});
    EXPECT_EQ(text_of(frozen_curves(figure).at(0)->legend), "B");
    EXPECT_EQ(text_of(figure.notes.back()), "Frozen as B: d = 16.");
}

TEST(References, KeepTheKeyOfTheirNameWhereOthersGo) {
    const auto keys = [](const std::vector<Frozen>& frozen) {
        std::vector<std::string> all;
        const Figure figure = compute_over(figure_entry("entropy-vs-length"), {},
                                           {.frozen = frozen}, Detail::curves, {});
        for (const Curve* each : frozen_curves(figure))
            all.push_back(key_of(*each));
        if (all.size() == 4) {
            EXPECT_EQ(entry_meant(figure, "frozen-2"), "frozen-B");
        }
        return all;
    };
    using Keys = std::vector<std::string>;
    const Frozen a{with({{"d", "16"}}), "A"}, b{with({{"d", "32"}}), "B"},
        number{with({{"d", "128"}}), "2"}, nameless{with({{"d", "256"}})};
    EXPECT_EQ(keys({a, b, number, nameless}),
              (Keys{"frozen-A", "frozen-B", "frozen-3", "frozen-4"}));
    EXPECT_EQ(keys({b}), (Keys{"frozen-B"}));
}

}  // namespace
}  // namespace attnscope
