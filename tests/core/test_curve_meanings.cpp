#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/figures/curve_meanings.h"
#include "core/figures/entries.h"
#include "core/figures/figures.h"
#include "core/figures/frozen_curves.h"
#include "core/figures/status_meanings.h"
#include "core/reference/explained.h"
#include "core/reference/reference.h"
#include "tests/core/figure_testing.h"

namespace attnscope {
namespace {

/// Scenarios whose figures together have every kind of entry.
std::vector<Scenario> scenarios_with_all_entries() {
    return {with({{"samples", "20"}, {"n", "64"}, {"d", "16"}}),
            with({{"samples", "20"},
                  {"n", "64"},
                  {"model", "gaussian"},
                  {"position", "rope-pi"},
                  {"compared_rules", "log-512,ssmax"}}),
            with({{"samples", "20"},
                  {"n", "64"},
                  {"model", "gaussian-qk"},
                  {"attention", "additive"},
                  {"published", "hwfa-rerope"}}),
            with({{"samples", "20"}, {"n", "64"}, {"position", "rope-llama-3"}}),
            with({{"samples", "20"},
                  {"n", "64"},
                  {"position", "alibi"},
                  {"rule", "adaptive-temperature"}}),
            with({{"samples", "20"}, {"n", "64"}, {"entropy_curves", "log(n)-lambda*d/4"}})};
}

/// The figures of these Scenarios, those of the first one beside frozen ones.
const std::vector<Figure>& figures_with_all_entries() {
    static const std::vector<Figure> made = [] {
        std::vector<Figure> all;
        const Frozen frozen{with({{"n", "32"}, {"d", "8"}})},
            further{with({{"n", "32"}, {"d", "4"}}), "further"};
        for (const Scenario& scenario : scenarios_with_all_entries())
            for (const FigureEntry* entry : figures())
                all.push_back(all.size() < figures().size()
                                  ? compute_over(*entry, scenario, {.frozen = {frozen, further}},
                                                 Detail::sampled, {})
                                  : entry->compute(scenario, Detail::sampled, {}));
        all.push_back(compute_over(figure_entry("entropy-vs-length"), {},
                                   {.frozen = {}, .over = family_from("d=8,16")}, Detail::curves,
                                   {}));
        return all;
    }();
    return made;
}

void for_each_entry(const Figure& figure,
                    const std::function<void(const std::string& key, const Message& name)>& visit) {
    const auto go = [&](const auto& parts) {
        for (const auto& part : parts)
            if (const std::string key = key_of(part); !key.empty())
                visit(key, name_of(part));
    };
    go(figure.curves);
    go(figure.bands);
    go(figure.points);
}

TEST(CurveMeanings, EveryEntryOfEveryLegendHasOne) {
    const Reference reference = make_reference({});
    std::set<std::string> met;
    for (const Figure& figure : figures_with_all_entries())
        for_each_entry(figure, [&](const std::string& key, const Message& name) {
            const std::string id = explanation_of_curve(figure, key);
            EXPECT_NE(reference.entry(id), nullptr)
                << figure.id << ": " << key << " (" << text_of(name) << ") → " << id;
            met.insert(id);
        });
    // Own vectors and trained models alone have some, and two are kinds of which others are cases.
    const std::set<std::string> elsewhere = {"curves/measured", "curves/measured-angles",
                                             "curves/same-norms", "curves/compared",
                                             "curves/trained-lengths-beyond-length"};
    for (const CurveMeaning& curve : curve_meanings())
        if (const std::string id = "curves/" + unique_key(curve); !elsewhere.contains(id)) {
            EXPECT_TRUE(met.contains(id)) << id << " is in no legend";
        }
}

TEST(CurveMeanings, TheChosenRuleIsExplainedWhereItIsComparedButNoFrozenCurveIs) {
    const Scenario chosen = with({{"rule", "log-512"}, {"compared_rules", "ssmax"}});
    const Frozen frozen{with({{"n", "32"}, {"compared_rules", "ssmax"}})};
    const Figure figure = compute_over(figure_entry("entropy-vs-length"), chosen,
                                       {.frozen = {frozen}}, Detail::curves, {});
    EXPECT_EQ(explanation_of_curve(figure, key_of(figure.curves.front())), "rules/log-512");
    int references = 0;
    for (const Curve& curve : figure.curves)
        if (curve.kind == CurveKind::reference) {
            EXPECT_EQ(explanation_of_curve(figure, key_of(curve)), "curves/frozen");
            ++references;
        }
    EXPECT_GT(references, 0);
}

/// What a label says without what differs from figure to figure.
bool agrees(const std::string& label, const std::string& shown) {
    const std::string ellipsis = "…";
    const auto at = label.find(ellipsis);
    if (at == std::string::npos)
        return shown == label || shown.starts_with(label + ", d = ");
    return shown.starts_with(label.substr(0, at)) &&
           shown.ends_with(label.substr(at + ellipsis.size()));
}

TEST(CurveMeanings, HaveTheLabelsOfTheLegends) {
    // The chosen rule or normaliser, the scheme, a law and a limit have names that follow from the
    // Scenario.
    const std::set<std::string> named_otherwise = {"exact-scores",
                                                   "exact-mass-vs-length",
                                                   "exact-position-scheme",
                                                   "exact-rules-side-by-side",
                                                   "limit-gradient-vs-scale",
                                                   "upper-bound-scores",
                                                   "lower-bound-scores"};
    int count = 0;
    for (std::size_t i = 0; i < figures().size(); ++i) {
        const Figure& figure = figures_with_all_entries()[i];
        for_each_entry(figure, [&](const std::string& key, const Message& name) {
            const CurveMeaning* curve = curve_meaning(figure.id, key);
            if (curve == nullptr || named_otherwise.contains(unique_key(*curve)))
                return;
            EXPECT_TRUE(agrees(std::string(curve->label), text_of(name)))
                << figure.id << ": " << curve->label << " ≠ " << text_of(name);
            ++count;
        });
    }
    EXPECT_GT(count, 20);
}

TEST(CurveMeanings, EveryAxisOfEveryFigureIsExplained) {
    const Reference reference = make_reference({});
    for (const Figure& figure : figures_with_all_entries())
        for (const Axis& axis : {figure.x, figure.y}) {
            const bool is_explained = reference.entry(explanation_of_axis(axis)) != nullptr;
            EXPECT_TRUE(is_explained || figure.table) << figure.id << ": " << axis.label.key;
        }
}

}  // namespace
}  // namespace attnscope
