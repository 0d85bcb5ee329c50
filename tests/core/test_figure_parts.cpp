#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/simulation.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "tests/core/csv_table.h"
#include "tests/core/figure_testing.h"

namespace attnscope {
namespace {

TEST(Marker, MovesTheScenarioAndBack) {
    const Scenario scenario;
    const Axis length = compute("entropy-vs-length", scenario).x;
    const Axis scale_axis = compute("entropy-vs-scale", scenario).x;
    const Axis angle = compute("angles", scenario).x;
    EXPECT_EQ(with_marker_at(scenario, length, 1000.4).n, 1000);
    EXPECT_EQ(with_marker_at(scenario, length, -5).n, 1);
    EXPECT_EQ(with_marker_at(scenario, length, 1e300).n, 1'000'000'000'000);
    const Scenario moved = with_marker_at(scenario, scale_axis, 0.3);
    EXPECT_EQ(moved.rule, "constant");
    EXPECT_EQ(marker_position(moved, scale_axis), 0.3);
    EXPECT_EQ(scale(with_marker_at(scenario, scale_axis, -1)), 0);
    EXPECT_EQ(with_marker_at(scenario, angle, 45), scenario);
    EXPECT_EQ(with_marker_at(scenario, length, std::nan("")), scenario);
    EXPECT_TRUE(std::isnan(marker_position(scenario, angle)));
}

TEST(Readout, AnApproximationOutOfItsRangeHasNoValue) {
    const Readout frozen = read_out(with({{"lambda", "0.8"}}));
    EXPECT_GT(frozen.exact, 0);
    EXPECT_TRUE(std::isnan(frozen.approximations.at(0)));
    EXPECT_TRUE(std::isnan(frozen.approximations.at(1)));
}

TEST(Readout, AtTheDefaults) {
    const Readout nats = read_out(Scenario());
    EXPECT_EQ(nats.lambda, 0.125);
    EXPECT_NEAR(nats.exact, 5.7523, 1e-4);
    EXPECT_NEAR(nats.approximations.at(0), 5.749330365193721, 1e-9);
    EXPECT_TRUE(std::isnan(nats.approximations.at(1))) << "1.4 nat off";
    EXPECT_NEAR(read_out(with({{"lambda", "0.005"}})).approximations.at(1),
                std::log(512.0) - 0.0768, 1e-12);
    EXPECT_NEAR(nats.maximum, std::log(512.0), 1e-12);
    const Readout bits = read_out(with({{"unit", "bit"}}));
    EXPECT_EQ(bits.unit, "bit");
    EXPECT_NEAR(bits.exact, nats.exact / std::numbers::ln2, 1e-12);
}

TEST(Simulation, AsManyRowsAsTheBudgetHoldsInScoresAndInResults) {
    const Scenario most = with({{"samples", "10000000"}});
    EXPECT_EQ(simulated_rows(Scenario(), 512, 14, 1e7), 1000);
    EXPECT_EQ(simulated_rows(most, 1000, 14, 1e7), 10000);
    for (const double n : {1.0, 2.0, 42.0})
        EXPECT_EQ(simulated_rows(most, n, 43, 1e7), 232558) << n;
    EXPECT_EQ(simulated_rows(most, 1e6, 14, 1e7), 0);
    EXPECT_EQ(simulated_rows(with({{"samples", "10"}}), 1e6, 14, 1e7), 10);
}

TEST(Simulation, AnglesStopWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(sample_angles(64, 1000, 1, stop.get_token()), Cancelled);
}

TEST(FigureCsv, HoldsEveryPointTheScenarioAndTheNotes) {
    const Scenario scenario =
        with({{"n", "100"}, {"keys", "file"}, {"key_file", "a \"b\".npy"}, {"samples", "50"}});
    for (const FigureEntry* entry : figures_with_axes()) {
        if (entry->id == "row-weights" || entry->id == "scores")
            continue;  // there is no such file
        const Figure figure = compute(entry->id, scenario, Detail::sampled);
        const std::string text = to_csv(figure, scenario);
        for (const auto& [key, value] : describe(scenario))
            EXPECT_EQ(text.find("# " + key + " = " + value + "\n") != std::string::npos,
                      field(key).applies(scenario))
                << key;
        for (const Message& note : figure.notes)
            EXPECT_NE(text.find("# note: " + text_of(note)), std::string::npos);
        const CsvTable table = parse_csv(text, "figure");
        std::vector<std::string> header{"series", "kind", "x", "y", "lower", "upper", "valid"};
        if (figure.map)
            header.push_back("value");
        EXPECT_EQ(table.header, header);
        std::size_t wanted = figure.points.size() + (figure.map ? figure.map->values.size() : 0);
        for (const Curve& c : figure.curves)
            wanted += c.x.size();
        for (const Band& band : figure.bands)
            wanted += band.x.size();
        EXPECT_EQ(table.rows.size(), wanted) << entry->id;
        EXPECT_EQ(table.rows[0][0], text_of(figure.curves[0].label));
        EXPECT_EQ(parse_real(table.rows[0][2]), figure.curves[0].x[0]);
        EXPECT_EQ(parse_real(table.rows[0][3]), figure.curves[0].y[0]);
    }
}

TEST(FigureCsv, GapsAreEmptyAndTheOutsideIsMarked) {
    Figure figure;
    figure.id = "made";
    Curve c;
    c.label = "a, \"b\"";
    c.x = {1, 2, 3};
    c.y = {0.5, std::nan(""), 0.25};
    c.error = {0.25, 0.25, 0.25};
    c.holds = {{0, 1}, {1.5, 2.5}};
    figure.curves.push_back(c);
    figure.points.push_back({"top", approximation_kind("annealed"), 3, 4, false});
    figure.bands.push_back({"band", CurveKind::simulation, {1}, {0}, {2}});
    const CsvTable table = parse_csv(to_csv(figure, Scenario()), "figure");
    using Row = std::vector<std::string>;
    EXPECT_EQ(table.rows[0], (Row{"a, \"b\"", "exact", "1", "0.5", "0.25", "0.75", "true"}));
    EXPECT_EQ(table.rows[1], (Row{"a, \"b\"", "exact", "2", "", "", "", "true"}));
    EXPECT_EQ(table.rows[2][6], "false");
    EXPECT_EQ(table.rows[3], (Row{"band", "simulation", "1", "", "0", "2", "true"}));
    EXPECT_EQ(table.rows[4], (Row{"top", "annealed", "3", "4", "", "", "false"}));
}

TEST(FigureCsv, SaysThatAStepsAbscissaIsItsLeftEdge) {
    const auto says = [](const char* id) {
        const Figure figure = compute(id, with({{"samples", "50"}}), Detail::sampled);
        return to_csv(figure, Scenario()).find("\n# steps: ") != std::string::npos;
    };
    EXPECT_TRUE(says("angles"));
    EXPECT_FALSE(says("entropy-vs-scale"));
}

TEST(Grids, NumbersForSentencesAndAxes) {
    EXPECT_EQ(short_text(0.50990097, 2), "0.51");
    EXPECT_EQ(short_text(1589.7, 3), "1590");
    EXPECT_EQ(short_text(1e12, 15), "1000000000000");
    EXPECT_EQ(round_up_125(4.08), 5);
    EXPECT_EQ(round_up_125(0.2), 0.2);
    EXPECT_NEAR(round_down_125(0.0078), 0.005, 1e-18);
    EXPECT_NEAR(round_up_125(60), 100, 1e-12);
    EXPECT_EQ(with_value({1, 2, 4}, 3), (std::vector<double>{1, 2, 3, 4}));
    EXPECT_EQ(with_value({1, 2, 4}, 2), (std::vector<double>{1, 2, 4}));
    EXPECT_EQ(with_value({1, 2, 4}, 5), (std::vector<double>{1, 2, 4}));
}

}  // namespace
}  // namespace attnscope
