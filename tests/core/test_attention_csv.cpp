#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <sstream>

#include "core/engines/attention_csv.h"
#include "core/fields/assignments.h"
#include "core/fields/csv_comments.h"
#include "core/scenario/scale.h"
#include "core/text/numbers.h"
#include "tests/core/csv_table.h"

namespace attnscope {
namespace {

Scenario scenario_of(std::int64_t n) {
    Scenario scenario;
    scenario.n = n;
    scenario.d = 16;
    return scenario;
}

AttentionFrame frame_of(const Scenario& scenario, int width, int height) {
    AttentionRequest request = attention_request(scenario, load_queries_and_keys(scenario));
    request.viewport = Viewport{0, scenario.n, 0, scenario.n, width, height};
    return make_cpu_engine()->compute(request, {}, {});
}

double number(const std::string& cell) {
    return parse_real(cell).value_or(std::nan(""));
}

TEST(AttentionCsv, TablesHoldWhatIsShown) {
    const Scenario scenario = scenario_of(48);
    const AttentionFrame frame = frame_of(scenario, 12, 16);
    const CsvTable pixels = parse_csv(pixels_csv(frame, scenario), "pixels");
    EXPECT_EQ(pixels.rows.size(), 12U * 16U);
    EXPECT_EQ(pixels.rows.back()[1], "48");
    EXPECT_EQ(pixels.rows.back()[3], "48");
    EXPECT_EQ(static_cast<float>(number(pixels.rows[0][4])), frame.weights[0]);
    const CsvTable rows = parse_csv(rows_csv(frame, scenario), "rows");
    ASSERT_EQ(rows.rows.size(), 48U);
    EXPECT_EQ(number(rows.rows[7][2]), frame.statistics[7].entropy);
    EXPECT_EQ(number(rows.rows[7][4]), jacobian_half_l1(frame.statistics[7], scale(scenario)));
}

TEST(AttentionCsv, CommentsHoldTheScenario) {
    const Scenario scenario = scenario_of(48);
    const AttentionFrame frame = frame_of(scenario, 12, 16);
    for (const std::string& text : {rows_csv(frame, scenario), pixels_csv(frame, scenario)}) {
        EXPECT_TRUE(text.starts_with("# Attnscope ")) << text.substr(0, 80);
        EXPECT_NE(text.find("# n = 48\n"), std::string::npos);
        EXPECT_NE(text.find("# scale = 0.25\n"), std::string::npos);
    }
    const std::string rows = rows_csv(frame, *normalizers().front());
    EXPECT_TRUE(rows_csv(frame, scenario).ends_with(rows));
    EXPECT_TRUE(rows.starts_with("row,log_sum_exp,entropy,"));
}

/// The key=value settings of the comments above a table; the last, the scale, is none.
std::vector<std::string> settings_in(const std::string& comments) {
    std::vector<std::string> settings;
    std::istringstream lines(comments);
    for (std::string line; std::getline(lines, line) && line.starts_with("# ");)
        if (const auto equals = line.find(" = "); equals != std::string::npos)
            settings.push_back(line.substr(2, equals - 2) + "=" + line.substr(equals + 3));
    return settings;
}

TEST(AttentionCsv, CommentsHoldWhatIsReadAlone) {
    for (const std::vector<std::string>& chosen :
         {std::vector<std::string>{},
          {"rule=log-512"},
          {"lambda=0.3"},
          {"mask=window", "window=5"},
          {"model=gaussian", "queries=sphere", "position=alibi", "alibi_head=2"},
          {"key_file=k.npy", "head=1"}}) {
        const Scenario scenario = scenario_with(chosen);
        const std::string comments = scenario_comments(scenario);
        EXPECT_EQ(comments.find("# lambda = ") != std::string::npos, scenario.rule == "constant");
        EXPECT_EQ(comments.find("# window = ") != std::string::npos, scenario.mask == "window");
        const Scenario again = scenario_with(settings_in(comments));
        EXPECT_EQ(scenario_comments(again), comments);
        EXPECT_EQ(scale(again), scale(scenario));
    }
}

TEST(AttentionCsv, APixelIsTheLargestOfTheCellsItNames) {
    Scenario scenario = scenario_of(50);
    scenario = with_constant_scale(scenario, 1);
    const AttentionFrame cells = frame_of(scenario, 50, 50);
    const CsvTable pixels = parse_csv(pixels_csv(frame_of(scenario, 12, 16), scenario), "pixels");
    for (const std::vector<std::string>& pixel : pixels.rows) {
        float largest = 0;
        for (std::size_t row = std::stoul(pixel[0]); row < std::stoul(pixel[1]); ++row)
            for (std::size_t key = std::stoul(pixel[2]); key < std::stoul(pixel[3]); ++key)
                largest = std::max(largest, cells.weights[row * 50 + key]);
        EXPECT_NEAR(number(pixel[4]), largest, 1e-5F * largest);
    }
}

TEST(AttentionCsv, MaskedPixelsAreEmptyCells) {
    Scenario scenario = scenario_of(20);
    scenario.mask = "causal";
    const CsvTable pixels = parse_csv(pixels_csv(frame_of(scenario, 20, 20), scenario), "pixels");
    ASSERT_EQ(pixels.rows.size(), 400U);
    for (const std::vector<std::string>& pixel : pixels.rows)
        EXPECT_EQ(pixel[4].empty(), std::stoul(pixel[2]) > std::stoul(pixel[0]))
            << pixel[0] << " " << pixel[2];
}

}  // namespace
}  // namespace attnscope
