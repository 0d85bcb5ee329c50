#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>

#include "core/fields/fields.h"
#include "core/figures/figures.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "tests/core/figure_testing.h"
#include "tests/sanitizers/sanitized.h"

namespace attnscope {
namespace {

void expect_well_formed(const Figure& figure, const std::string& where) {
    EXPECT_LT(figure.x.min, figure.x.max) << where;
    EXPECT_LT(figure.y.min, figure.y.max) << where;
    EXPECT_TRUE(std::isfinite(figure.x.max) && std::isfinite(figure.y.max)) << where;
    EXPECT_FALSE(figure.curves.empty()) << where;
    for (const Curve& c : figure.curves) {
        EXPECT_EQ(c.x.size(), c.y.size()) << where << ' ' << text_of(c.label);
        EXPECT_TRUE(c.error.empty() || c.error.size() == c.y.size())
            << where << ' ' << text_of(c.label);
        EXPECT_TRUE(std::ranges::is_sorted(c.x)) << where << ' ' << text_of(c.label);
        EXPECT_TRUE(std::ranges::none_of(c.y, [](double y) { return std::isinf(y); }))
            << where << ' ' << text_of(c.label);
        for (std::size_t i = 0; i < c.holds.size(); ++i)
            EXPECT_TRUE(c.holds[i].from <= c.holds[i].to &&
                        (i == 0 || c.holds[i - 1].to < c.holds[i].from))
                << where << ' ' << text_of(c.label);
    }
    for (const Band& band : figure.bands)
        for (std::size_t i = 0; i < band.x.size(); ++i)
            EXPECT_LE(band.lower[i], band.upper[i]) << where;
}

TEST(Figures, TheTableIsWhatItSays) {
    std::set<std::string_view> ids;
    for (const FigureEntry* entry : figures_with_axes()) {
        EXPECT_TRUE(ids.insert(entry->id).second) << entry->id;
        EXPECT_FALSE(fields_read(*entry).empty()) << entry->id;
        const Figure figure = compute(entry->id, Scenario(), Detail::sampled);
        EXPECT_EQ(figure.id, entry->id);
        EXPECT_EQ(text_of(figure.title), entry->title);
        expect_well_formed(figure, figure.id);
        EXPECT_FALSE(has(compute(entry->id, Scenario()), CurveKind::simulation));
    }
    EXPECT_THROW(figure_entry("phase"), InvalidRequest);
}

TEST(Figures, EveryCornerOfTheScenarioGivesFigures) {
    Share share;
    for (const auto& corner :
         {with({{"n", "1"}}), with({{"n", "2"}, {"d", "2"}}), with({{"n", "1e12"}}),
          with({{"d", "2"}}), with({{"d", "3"}}), with({{"d", "1000000"}}), with({{"lambda", "0"}}),
          with({{"lambda", "1e6"}}), with({{"rule", "kappa-log-n"}, {"d", "16"}}),
          with({{"model", "gaussian"}}), with({{"model", "gaussian-qk"}}),
          with({{"n", "1e12"}, {"d", "2"}, {"samples", "50"}}),
          with({{"n", "1"}, {"rule", "log-512"}})})
        for (const FigureEntry* entry : figures_with_axes()) {
            if (!share.takes())
                continue;
            Scenario scenario = corner;
            scenario.samples = std::min<std::int64_t>(scenario.samples, 50);
            const std::string where = std::string(entry->id) + " n=" + std::to_string(corner.n) +
                                      " d=" + std::to_string(corner.d) +
                                      " lambda=" + to_text(scale(corner)) +
                                      " model=" + get(corner, field("model"));
            try {
                expect_well_formed(entry->compute(scenario, Detail::sampled, {}), where);
            } catch (const Error& error) {
                ADD_FAILURE() << where << ": " << error.what();
            }
        }
}

/// Every (series, x) → y of a figure.
std::map<std::pair<std::string, double>, double> points_of(const Figure& figure) {
    std::map<std::pair<std::string, double>, double> points;
    for (const Curve& c : figure.curves)
        for (std::size_t i = 0; i < c.x.size(); ++i)
            points[{text_of(c.label) + std::to_string(c.series), c.x[i]}] = c.y[i];
    return points;
}

/// Where two figures have a point in common they agree; returns how many they have.
std::size_t expect_agreement(const Figure& figure, const Figure& other, const std::string& where) {
    const auto points = points_of(figure);
    std::size_t common = 0;
    for (const auto& [place, y] : points_of(other)) {
        const auto found = points.find(place);
        if (found == points.end())
            continue;
        ++common;
        EXPECT_TRUE(y == found->second || (std::isnan(y) && std::isnan(found->second)))
            << where << ' ' << place.first << ' ' << place.second;
    }
    return common;
}

TEST(Figures, FieldsThatAreNoInputsMoveNothingButTheMarker) {
    Share share;
    const std::map<std::string, const char*> changes = {{"n", "700"},
                                                        {"d", "48"},
                                                        {"lambda", "0.2"},
                                                        {"kappa", "3"},
                                                        {"rule", "log-512"},
                                                        {"unit", "bit"},
                                                        {"seed", "9"},
                                                        {"samples", "300"},
                                                        {"model", "gaussian"},
                                                        {"mask", "causal"},
                                                        {"pooling", "mean"},
                                                        {"angle_dimensions", "5"},
                                                        {"queries", "gaussian"},
                                                        {"angle_unit", "radian"}};
    for (const FigureEntry* entry : figures_with_axes()) {
        const Scenario before;
        // A map is exact, and takes its time at the full resolution of its colours.
        const Detail detail = is_map(*entry) ? Detail::curves : Detail::sampled;
        const Figure old = compute(entry->id, before, detail);
        for (const auto& [key, value] : changes) {
            Scenario after = before;
            after = with_field(after, key, value);
            if (entry->inputs_of(after) != entry->inputs_of(before) ||
                !reaches_marker(old, after) || !share.takes())
                continue;
            const Figure now = compute(entry->id, after, detail);
            const std::size_t common =
                expect_agreement(old, now, std::string(entry->id) + " " + key);
            EXPECT_GE(common + 10, points_of(old).size()) << entry->id << ' ' << key;
        }
    }
}

TEST(Figures, AMarkerBeyondTheAxisNeedsANewFigure) {
    const FigureEntry& entry = figure_entry("entropy-vs-scale");
    const Scenario before;
    const Figure figure = compute(entry.id, before);
    Scenario after = before;
    after = with_field(after, "lambda", "0.3");
    EXPECT_TRUE(reaches_marker(figure, after));
    after = with_field(after, "lambda", "1000");
    EXPECT_FALSE(reaches_marker(figure, after));
    const Figure wider = compute(entry.id, after);
    EXPECT_GE(wider.x.max, 1000);
    EXPECT_TRUE(reaches_marker(wider, after));
}

TEST(Figures, AnAxisIsThatOfItsOwnScenarioAlone) {
    const Scenario usual, long_row = with({{"n", "1000000"}}), large = with({{"lambda", "1000"}});
    for (const FigureEntry* entry : figures_with_axes()) {
        EXPECT_EQ(entry->x_axis != nullptr, !entry->field.empty()) << entry->id;
        for (const Scenario& scenario : {usual, long_row, large}) {
            const Figure figure = entry->compute(scenario, Detail::rough, {});
            EXPECT_TRUE(has_axis_of(*entry, figure, scenario)) << entry->id;
            const Figure first = entry->compute(usual, Detail::rough, {});
            const bool same = figure.x.min == first.x.min && figure.x.max == first.x.max;
            if (entry->x_axis && entry->inputs(usual) == entry->inputs(scenario)) {
                EXPECT_EQ(has_axis_of(*entry, figure, usual), same) << entry->id;
            }
        }
    }
}

TEST(Figures, ErrorBarsThatAreTooShortSaySo) {
    const auto note = [](const Figure& figure) {
        for (const Message& sentence : figure.notes)
            if (sentence.key == "note.short-error-bars")
                return text_of(sentence);
        return std::string();
    };
    const Scenario circle = with({{"n", "2"}, {"d", "2"}, {"lambda", "1000"}});
    const Figure figure = compute("entropy-vs-scale", circle, Detail::sampled);
    EXPECT_NE(note(figure).find("λ = "), std::string::npos);
    EXPECT_NE(to_csv(figure, circle).find("# note: " + note(figure)), std::string::npos);
    const Scenario few = with({{"samples", "16"}});
    EXPECT_NE(note(compute("entropy-vs-length", few, Detail::sampled)).find("n = 4, 16, "),
              std::string::npos);
    for (const char* id : {"entropy-vs-scale", "entropy-vs-length"})
        EXPECT_EQ(note(compute(id, Scenario(), Detail::sampled)), "");
}

TEST(Figures, EveryRuleAtTheEndsOfItsFieldsCanBeComputed) {
    Share share;
    for (const auto& [rule, factor] : {std::pair{"kappa-log-n", "0"},
                                       {"kappa-log-n", "10000"},
                                       {"constant", "0"},
                                       {"constant", "1000000"}})
        for (const auto& [n, d] : {std::pair{"1000000000000", "2"}, {"2", "1000000"}}) {
            Scenario scenario = with({{"n", n}, {"d", d}});
            set(scenario, std::string_view(rule) == "constant" ? "lambda" : "kappa", factor);
            set(scenario, "rule", rule);
            EXPECT_NO_THROW(validate(scenario));
            for (const FigureEntry* entry : figures_with_axes())
                if (share.takes())
                    EXPECT_NO_THROW(entry->compute(scenario, Detail::curves, {}))
                        << entry->id << ' ' << rule << ' ' << factor << " n=" << n << " d=" << d;
            EXPECT_NO_THROW(read_out(scenario)) << rule << ' ' << factor;
        }
    EXPECT_THROW(with({{"kappa", "10001"}}), InvalidRequest);
}

TEST(Figures, CurvesAloneArePreliminary) {
    for (const FigureEntry* entry : figures_with_axes()) {
        EXPECT_TRUE(compute(entry->id, Scenario(), Detail::curves).preliminary) << entry->id;
        EXPECT_FALSE(compute(entry->id, Scenario(), Detail::sampled).preliminary) << entry->id;
    }
}

TEST(Figures, StopWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    for (const FigureEntry* entry : figures_with_axes())
        for (const Detail detail : {Detail::curves, Detail::sampled})
            EXPECT_THROW(entry->compute(Scenario(), detail, stop.get_token()), Cancelled)
                << entry->id;
}

TEST(Figures, LongRowsAreSimulatedWithFewerSamplesAndSaySo) {
    const Figure figure = compute("entropy-vs-scale", with({{"n", "1e12"}}), Detail::sampled);
    EXPECT_FALSE(has(figure, CurveKind::simulation));
    EXPECT_TRUE(std::ranges::any_of(figure.notes, [](const Message& note) {
        return text_of(note).find("too long to be simulated") != std::string::npos;
    }));
}

}  // namespace
}  // namespace attnscope
