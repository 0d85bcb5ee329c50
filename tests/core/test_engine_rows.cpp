#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/engines/engine.h"
#include "tests/core/engine_checks.h"
#include "tests/core/engines_under_test.h"

namespace attnscope {
namespace {

using testing::compute;
using testing::expect_row;
using testing::logit_error;
using testing::NaiveRow;
using testing::normal_input;
using testing::request_for;

using EngineRows = testing::EachEngine;
INSTANTIATE_TEST_SUITE_P(, EngineRows, testing::all_engines(), testing::engine_name);

struct Shape {
    std::int64_t queries, keys, dim;
};

class RowsOf
    : public ::testing::TestWithParam<std::tuple<const EngineKind*, Shape, double, const char*>> {};

TEST_P(RowsOf, StatisticsAreThoseOfTheDefinition) {
    const auto& [kind, shape, lambda, mask] = GetParam();
    const auto engine = kind->make(0);
    const AttentionRequest request =
        request_for(normal_input(shape.queries, shape.keys, shape.dim), lambda, mask);
    const AttentionFrame frame = compute(*engine, request);
    ASSERT_EQ(std::ssize(frame.rows), shape.queries);
    ASSERT_EQ(frame.statistics.size(), frame.rows.size());
    const double error = logit_error(request);
    std::int64_t scores = 0;
    for (std::size_t i = 0; i < frame.rows.size(); ++i) {
        EXPECT_EQ(frame.rows[i], static_cast<std::int64_t>(i));
        const NaiveRow wanted(request, frame.rows[i]);
        expect_row(frame.statistics[i], wanted, error, "row " + std::to_string(i));
        scores += wanted.count;
    }
    EXPECT_EQ(frame.scores, scores);
    EXPECT_FALSE(frame.coarse);
    EXPECT_TRUE(frame.weights.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Shapes, RowsOf,
    ::testing::Combine(::testing::ValuesIn(testing::engines_started_at_once()),
                       ::testing::Values(Shape{1, 1, 2}, Shape{1, 2, 3}, Shape{5, 1, 64},
                                         Shape{31, 33, 17}, Shape{64, 1151, 64},
                                         Shape{65, 1152, 64}, Shape{130, 97, 130},
                                         Shape{97, 1153, 5}, Shape{2, 2500, 64}, Shape{2100, 3, 8}),
                       ::testing::Values(0.0, 0.125, 1.0, 5.0, 100.0),
                       ::testing::Values("none", "causal")));

TEST_P(EngineRows, EntropiesAreWithinTheirBoundAtTheUsualScale) {
    const AttentionRequest request = request_for(normal_input(64, 2500, 64), 0.125);
    double worst = 0;
    const AttentionFrame frame = compute(*engine, request);
    for (std::size_t i = 0; i < frame.rows.size(); ++i)
        worst = std::max(worst, std::abs(frame.statistics[i].entropy -
                                         NaiveRow(request, frame.rows[i]).entropy));
    RecordProperty("largest_error", std::to_string(worst));
    EXPECT_LT(worst, 1e-5);
}

TEST_P(EngineRows, AZeroScaleGivesUniformWeights) {
    for (const char* const mask : {"none", "causal"}) {
        const AttentionFrame frame =
            compute(*engine, request_for(normal_input(300, 700, 8), 0, mask));
        for (const RowStatistics& row : frame.statistics) {
            const auto count = static_cast<double>(row.count);
            EXPECT_NEAR(row.entropy, std::log(count), 1e-12);
            EXPECT_NEAR(row.collision, 1 / count, 1e-12);
            EXPECT_EQ(row.argmax, 0);
        }
    }
}

TEST_P(EngineRows, AHugeScaleGivesOneKeyEverything) {
    for (const double lambda : {1e6, 1e30}) {
        AttentionRequest request = request_for(normal_input(70, 500, 8), lambda);
        request.viewport = Viewport{0, 70, 0, 500, 50, 70};
        const AttentionFrame frame = compute(*engine, request);
        for (const RowStatistics& row : frame.statistics) {
            EXPECT_NEAR(row.entropy, 0, 1e-6);
            EXPECT_NEAR(row.max_weight, 1, 1e-6);
        }
        for (const float weight : frame.weights)
            EXPECT_TRUE(weight >= 0 && weight <= 1) << weight;
    }
}

TEST_P(EngineRows, ALongMatrixIsComputedByRows) {
    AttentionRequest request = request_for(normal_input(32768, 32768, 64), 0.125, "causal");
    request.all_rows = false;
    request.viewport = Viewport{0, 32768, 0, 32768, 700, 40};
    request.rows_per_pixel = 1;
    const AttentionFrame frame = compute(*engine, request);
    EXPECT_TRUE(frame.coarse);
    ASSERT_EQ(frame.rows.size(), 40U);
    for (const std::size_t i : {std::size_t{0}, std::size_t{20}, std::size_t{39}})
        expect_row(frame.statistics[i], NaiveRow(request, frame.rows[i]), logit_error(request),
                   "row " + std::to_string(frame.rows[i]));
}

TEST(Summary, IsTheMeanOverRows) {
    RowStatistics a, b, blind;
    a.count = b.count = 4;
    blind.entropy = blind.collision = blind.trace = std::nan("");
    a.entropy = 1, a.collision = 0.5, a.trace = 0.5, a.max_weight = 0.25;
    b.entropy = 2, b.collision = 0.25, b.trace = 0.75, b.max_weight = 0.75;
    AttentionFrame frame;
    frame.statistics = {a, blind, b};
    frame.lambdas = {1, 7, 2};
    const AttentionSummary summary = summarize(frame);
    EXPECT_DOUBLE_EQ(summary.mean_entropy, 1.5);
    EXPECT_DOUBLE_EQ(summary.mean_collision, 0.375);
    EXPECT_DOUBLE_EQ(summary.mean_gradient, 1);
    EXPECT_DOUBLE_EQ(summary.max_weight, 0.75);
    EXPECT_TRUE(std::isnan(summarize(AttentionFrame()).mean_entropy));
}

/// Two rows of pixels of four rows each: of the first three are known, of the second one.
TEST(Summary, OfACoarsePictureCountsItsRowsOfPixelsAlike) {
    AttentionFrame frame;
    frame.coarse = true;
    frame.rows_axis = {8, 4, 0, 2};
    frame.rows = {0, 1, 3, 6};
    for (const double entropy : {1.0, 2.0, 3.0, 6.0}) {
        RowStatistics row;
        row.count = 8;
        row.entropy = entropy;
        frame.statistics.push_back(row);
    }
    frame.lambdas = {1, 1, 1, 1};
    EXPECT_DOUBLE_EQ(summarize(frame).mean_entropy, 4);
    frame.coarse = false;
    EXPECT_DOUBLE_EQ(summarize(frame).mean_entropy, 3);
}

}  // namespace
}  // namespace attnscope
