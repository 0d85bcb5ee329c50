#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <sstream>

#include "core/fields/follow.h"
#include "core/figures/validity.h"
#include "core/theory/closed_forms.h"
#include "core/theory/exact_means.h"
#include "tests/core/figure_testing.h"
#include "tests/core/reference_table.h"

namespace attnscope {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Curve made(CurveKind kind, std::vector<double> x, std::vector<double> y) {
    Curve c;
    c.kind = kind;
    c.x = std::move(x);
    c.y = std::move(y);
    return c;
}

TEST(Validity, IsTheErrorAgainstTheExactValue) {
    EXPECT_TRUE(holds(5.1, 5, {0.1000001, 0}));
    EXPECT_FALSE(holds(5.2, 5, {0.1, 0.02}));
    EXPECT_TRUE(holds(10.19, 10, {0.1, 0.02}));
    EXPECT_TRUE(holds(9.81, 10, {0.1, 0.02}));
    EXPECT_FALSE(holds(-0.01, 0.02, {0.1, 0.02})) << "none of the quantities lies below 0";
    EXPECT_FALSE(holds(std::nan(""), 1, {0.1, 0.02}));
}

TEST(Validity, RangesEndWhereTheToleranceDoes) {
    // |y − 1| ≤ 0.1 for y = x, over an axis that is linear: from 0.9 to 1.1, between two points.
    const Curve exact = made(CurveKind::exact, {0, 0.5, 1.5, 2}, {1, 1, 1, 1});
    const Curve crossing = made(approximation_kind("annealed"), exact.x, exact.x);
    const auto ranges = where_it_holds(crossing, exact, Axis{}, {0.1, 0});
    ASSERT_EQ(ranges.size(), 1U) << "though none of the points holds";
    EXPECT_NEAR(ranges[0].from, 0.9, 1e-10);
    EXPECT_NEAR(ranges[0].to, 1.1, 1e-10);
    const Curve ends = made(approximation_kind("annealed"), exact.x, {1, 2, 2, 1});
    const auto both = where_it_holds(ends, exact, Axis{}, {0.1, 0});
    ASSERT_EQ(both.size(), 2U);
    EXPECT_EQ(both[0].from, -infinity);
    EXPECT_TRUE(both[0].to > 0 && both[0].to < 0.5);
    EXPECT_TRUE(both[1].from > 1.5 && both[1].from < 2);
    EXPECT_EQ(both[1].to, infinity);
    const Curve gap = made(approximation_kind("annealed"), exact.x, {1, std::nan(""), 1, 1});
    EXPECT_EQ(where_it_holds(gap, exact, Axis{}, {0.1, 0}),
              (std::vector<Interval>{{-infinity, 0}, {1.5, infinity}}));
    EXPECT_TRUE(where_it_holds(made(approximation_kind("annealed"), exact.x, {2, 2, 2, 2}), exact,
                               Axis{}, {0.1, 0})
                    .empty());
}

TEST(Validity, NotesSayWhichErrorAndWhere) {
    Figure figure;
    Curve c = made(approximation_kind("annealed"), {1}, {1});
    c.label = "annealed";
    c.holds = {{-infinity, 31}, {1355, infinity}};
    figure.curves.push_back(c);
    c.label = "line";
    c.holds = {{3, 5}, {7, 7}};
    figure.curves.push_back(c);
    c.holds = {};
    figure.curves.push_back(c);
    c.holds = {Interval{}};
    figure.curves.push_back(c);
    const auto text = [](double x, Rounding) { return std::to_string(std::lround(x)); };
    EXPECT_EQ(
        text_of(ranges_note(figure.curves, "2 %", "n", text)),
        "annealed holds for n ≤ 31 or n ≥ 1355; line for n = 3 … 5 or n = 7; line for no n shown; "
        "line for every n (each within 2 % of the exact mean).");
}

TEST(Validity, EndsOfRangesAreRoundedIntoThem) {
    EXPECT_EQ(scale_text(0.2599, Rounding::down), "0.25");
    EXPECT_EQ(scale_text(0.2511, Rounding::up), "0.26");
    EXPECT_EQ(scale_text(0.2599, Rounding::nearest), "0.26");
    EXPECT_EQ(scale_text(1010, Rounding::down), "1000");
    EXPECT_EQ(scale_text(0.0097, Rounding::up), "0.0098");
    EXPECT_EQ(length_text(31.9, Rounding::down), "31");
    EXPECT_EQ(length_text(31.1, Rounding::up), "32");
    EXPECT_EQ(length_text(4096), "4096");
    EXPECT_EQ(length_text(131072), "131\u2009072");
    EXPECT_EQ(length_text(1e6), "1\u2009000\u2009000");
    Figure figure;
    Curve c = made(approximation_kind("annealed"), {1}, {1});
    c.label = "annealed";
    c.holds = {{0.5012, 0.5031}, {0.61, 0.69}};
    figure.curves.push_back(c);
    EXPECT_EQ(text_of(ranges_note(figure.curves, "2 %", "λ", scale_text)),
              "annealed holds for λ = 0.5 or λ = 0.62 … 0.68 (each within 2 % of the exact mean).");
    figure.curves.front().holds = {{420.5, 99273.1}};
    EXPECT_EQ(text_of(ranges_note(figure.curves, "2 %", "n", length_text)),
              "annealed holds for n = 421 … 99\u2009273 (each within 2 % of the exact mean).");
}

TEST(Validity, TheShadedIsWhereNoApproximationHolds) {
    Figure figure;
    figure.curves.push_back(made(CurveKind::exact, {1}, {1}));
    EXPECT_TRUE(where_none_holds(figure).empty());
    Curve c = made(approximation_kind("annealed"), {1}, {1});
    c.holds = {{-infinity, 2}, {6, 8}};
    figure.curves.push_back(c);
    c.holds = {{1, 3}};
    figure.curves.push_back(c);
    EXPECT_EQ(where_none_holds(figure), (std::vector<Interval>{{3, 6}, {8, infinity}}));
    figure.curves.back() = made(approximation_kind("annealed"), {}, {});  // hidden
    figure.curves.back().holds = {{1, 3}};
    EXPECT_EQ(where_none_holds(figure), (std::vector<Interval>{{2, 6}, {8, infinity}}));
    figure.curves[1].x.clear();
    EXPECT_TRUE(where_none_holds(figure).empty());
}

TEST(Validity, TheFrozenLengthsOfTheKappaRuleAreAnInterval) {
    for (const char* d : {"16", "20", "24"}) {
        const Figure figure =
            compute("entropy-vs-length", with({{"rule", "kappa-log-n"}, {"d", d}, {"n", "1e12"}}));
        const Curve& annealed = curve(figure, approximation_kind("annealed"));
        for (const double n : {32.0, 300.0, 1354.0, 1e6})
            EXPECT_FALSE(holds_at(annealed, n)) << d << ' ' << n;
        EXPECT_TRUE(holds_at(annealed, 1e12)) << d << ": log n outgrows what is subtracted";
        EXPECT_EQ(annealed.holds.size(), d == std::string_view("24") ? 2U : 1U);
        EXPECT_FALSE(holds_at(curve(figure, approximation_kind("linear")), 1000))
            << d << ": it is 0 at every length, the entropy is not";
    }
}

TEST(Validity, TheLineIsNotValidWhereItIsFarOff) {
    const Figure figure = compute("entropy-vs-scale", Scenario());
    const Curve& line = curve(figure, approximation_kind("linear"));
    EXPECT_FALSE(holds_at(line, 0.125)) << "1.4 nat below the exact mean";
    EXPECT_TRUE(holds_at(line, figure.x.min));
    EXPECT_TRUE(std::isnan(read_out(Scenario()).approximations.at(1)));
}

/// The flags of a curve's points, or of a marked point: T or F.
std::string flags_of(const Figure& figure, const std::string& label) {
    std::string flags;
    for (const Curve& c : figure.curves)
        for (std::size_t i = 0; text_of(c.label) == label && i < c.x.size(); ++i)
            flags += holds_at(c, c.x[i]) ? 'T' : 'F';
    for (const Point& point : figure.points)
        if (text_of(point.label) == label)
            flags += point.valid ? 'T' : 'F';
    return flags;
}

/// "T3 ?1 F2" as "TTT?FF".
std::string unpacked(const std::string& runs) {
    std::istringstream in(runs);
    std::string flags, run;
    while (in >> run)
        flags.append(std::stoul(run.substr(1)), run[0]);
    return flags;
}

Scenario scenario_of(const std::string& settings) {
    std::istringstream in(settings);
    Scenario scenario;
    for (std::string setting; in >> setting;) {
        const auto equals = setting.find('=');
        scenario = with_field(scenario, setting.substr(0, equals), setting.substr(equals + 1));
    }
    return scenario;
}

/// Where the table leaves it open, within rounding of the threshold, either will do.
void expect_flags(const std::string& got, const std::string& wanted, const std::string& where) {
    ASSERT_EQ(got.size(), wanted.size()) << where << ": the table was made for other points";
    for (std::size_t i = 0; i < got.size(); ++i)
        EXPECT_TRUE(wanted[i] == '?' || got[i] == wanted[i])
            << where << ", point " << i << ": got " << got[i] << ", wanted " << wanted[i];
}

TEST(Validity, FlagsAreThoseOfAnIndependentComputation) {
    const testing::ReferenceTable table("validity.csv");
    Figure figure;
    std::string shown;
    for (std::size_t row = 0; row < table.size(); ++row) {
        const std::string& id = table.text(row, "figure");
        const std::string& settings = table.text(row, "settings");
        if (id + settings != shown)
            figure = compute(id, scenario_of(settings));
        shown = id + settings;
        const std::string where = id + ' ' + settings + ' ' + table.text(row, "series");
        expect_flags(flags_of(figure, table.text(row, "series")),
                     unpacked(table.text(row, "flags")), where);
    }
}

}  // namespace
}  // namespace attnscope
