#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "core/figures/entries.h"
#include "core/figures/frozen_curves.h"
#include "tests/core/figure_testing.h"
#include "tests/core/own_vectors.h"

namespace attnscope {
namespace {

/// What is called how in a figure's legend, by its key.
std::map<std::string, std::set<std::string>> entries_of(const Figure& figure) {
    std::map<std::string, std::set<std::string>> entries;
    const auto add = [&](const auto& parts) {
        for (const auto& part : parts)
            if (!name_of(part).empty())
                entries[key_of(part)].insert(text_of(name_of(part)));
    };
    add(figure.curves);
    add(figure.bands);
    add(figure.points);
    return entries;
}

std::set<std::string> keys_of(const Figure& figure) {
    std::set<std::string> keys;
    for (const auto& [key, names] : entries_of(figure))
        keys.insert(key);
    return keys;
}

Scenario few(Scenario scenario) {
    scenario.samples = 30;
    return scenario;
}

constexpr auto rules = "log-512,kappa-log-n,inverse-sqrt-d,gradient-max";

std::vector<Scenario> scenarios() {
    std::vector<Scenario> all;
    for (const auto& settings :
         {with({}), with({{"model", "gaussian-qk"}, {"d", "16"}}),
          with({{"compared_rules", rules}}), with({{"compared_rules", rules}, {"rule", "log-512"}}),
          with({{"angle_dimensions", "3,16"}, {"position", "rope-yarn"}})})
        all.push_back(few(settings));
    return all;
}

/// Every figure of these, computed once.
const std::vector<Figure>& drawn() {
    static const std::vector<Figure> all = [] {
        std::vector<Figure> made;
        for (const Scenario& scenario : scenarios())
            for (const FigureEntry* entry : figures())
                made.push_back(entry->compute(scenario, Detail::sampled, {}));
        return made;
    }();
    return all;
}

TEST(FigureEntries, EachHasAKeyOfItsOwn) {
    for (const Figure& figure : drawn())
        for (const auto& [key, names] : entries_of(figure)) {
            EXPECT_FALSE(key.empty()) << figure.id << ' ' << *names.begin();
            EXPECT_EQ(names.size(), 1U) << figure.id << ' ' << key;
        }
}

/// Without a mask all rows have one n, so that what they have in the mean is a point.
TEST(FigureEntries, OfRowsOfAFileHaveAKeyEach) {
    const testing::OwnVectors own;
    Scenario scenario = few(own.scenario());
    for (const char* mask : {"none", "causal"}) {
        scenario.mask = mask;
        const auto entries = entries_of(compute("entropy-vs-length", scenario, Detail::sampled));
        EXPECT_FALSE(entries.contains("")) << mask;
        ASSERT_TRUE(entries.contains("same-norms")) << mask;
        EXPECT_EQ(*entries.at("same-norms").begin(), "random directions, same norms");
    }
}

TEST(FigureEntries, AWordMeansAKeyOrAName) {
    for (const Figure& figure : drawn()) {
        for (const auto& [key, names] : entries_of(figure)) {
            EXPECT_EQ(entry_meant(figure, key), key) << figure.id;
            if (!keys_of(figure).contains(*names.begin())) {
                EXPECT_EQ(entry_meant(figure, *names.begin()), key) << figure.id;
            }
        }
        EXPECT_EQ(entry_meant(figure, "no such curve"), "") << figure.id;
        EXPECT_EQ(entry_meant(figure, ""), "") << figure.id;
    }
}

TEST(FigureEntries, KeysStayWhateverTheScenario) {
    const auto keys = [](const char* id,
                         std::initializer_list<std::pair<const char*, const char*>> settings) {
        return keys_of(compute(id, few(with(settings)), Detail::sampled));
    };
    for (const char* id : {"entropy-vs-scale", "gradient-vs-scale", "phase-diagram", "angles",
                           "jacobian-norms", "focus-vs-length"})
        for (const char* d : {"16", "100"})
            EXPECT_EQ(keys(id, {{"d", d}}), keys(id, {})) << id;
    EXPECT_EQ(keys("angles", {{"angle_dimensions", "3,16,256"}}), keys("angles", {}));
    EXPECT_EQ(keys("phase-diagram", {{"rule", "constant"}}), keys("phase-diagram", {}));
    for (const char* model : {"sphere", "gaussian", "gaussian-qk"})
        EXPECT_TRUE(keys("gradient-vs-scale", {{"model", model}}).contains("limit")) << model;
    for (const char* rule : {"log-512", "inverse-sqrt-d"})
        EXPECT_EQ(keys("entropy-vs-length", {{"compared_rules", "kappa-log-n"}, {"rule", rule}}),
                  (std::set<std::string>{"exact", "kappa-log-n", "simulation", "uniform"}));
}

TEST(FigureEntries, FrozenCurvesHaveOneKeyWhateverIsFrozen) {
    for (const char* frozen : {"16", "100"}) {
        const Figure figure =
            compute_over(figure_entry("entropy-vs-length"), few(with({{"compared_rules", rules}})),
                         {.frozen = {{few(with({{"d", frozen}, {"compared_rules", rules}}))}}},
                         Detail::curves, {});
        EXPECT_TRUE(keys_of(figure).contains("frozen"));
        EXPECT_EQ(keys_of(figure).size(),
                  6U);  // three rules, the chosen one, log n and what is frozen
    }
}

TEST(FigureEntries, NamesOfEarlierVersionsAreStillMeant) {
    struct Former {
        const char *id, *name, *key;
    };
    const Scenario compared = few(with({{"compared_rules", rules}}));
    for (const Former& each : {Former{"entropy-vs-length", "1/√d, chosen", "exact"},
                               {"rules-side-by-side", "1/√d, chosen", "exact"},
                               {"entropy-vs-length", "log n (uniform)", "uniform"},
                               {"entropy-vs-length", "simulation ± 95 %", "simulation"},
                               {"entropy-vs-scale", "mean field", "mean-field"},
                               {"entropy-vs-scale", "Laplace + O(1)", "laplace-corrected"},
                               {"gradient-vs-scale", "limit for λ → ∞", "limit"},
                               {"gradient-vs-scale", "10–90 % of rows", "deciles"},
                               {"gradient-vs-scale", "annealed optimum", "annealed-optimum"},
                               {"phase-diagram", "equal entropy", "contour"},
                               {"angles", "exact, d = 64", "exact"},
                               {"angles", "normal, d = 64", "normal-approximation"},
                               {"jacobian-norms", "spectral norm ± 95 %", "spectral"}})
        EXPECT_EQ(entry_meant(compute(each.id, compared, Detail::sampled), each.name), each.key)
            << each.id << ' ' << each.name;
}

TEST(FigureEntries, NoPrintedNameSaysChosen) {
    for (const Figure& figure : drawn()) {
        std::vector<Message> printed;
        for (const Curve& curve : figure.curves)
            for (const Message& text : {curve.label, curve.legend, curve.tag})
                printed.push_back(text);
        for (const Point& point : figure.points)
            printed.push_back(point.label);
        if (figure.table)
            for (const Table::Row& row : figure.table->rows)
                printed.push_back(row.label);
        for (const Message& text : printed)
            EXPECT_EQ(text_of(text).find("chosen"), std::string::npos)
                << figure.id << ' ' << text_of(text);
    }
}

}  // namespace
}  // namespace attnscope
