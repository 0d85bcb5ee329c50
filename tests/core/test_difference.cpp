#include <gtest/gtest.h>

#include <cmath>

#include "core/engines/difference.h"
#include "core/text/errors.h"
#include "tests/core/engine_checks.h"
#include "tests/core/naive_attention.h"

namespace attnscope {
namespace {

using testing::compute;
using testing::NaiveRow;
using testing::normal_input;
using testing::request_for;

std::int64_t cell(double edge) {
    return std::llround(edge);
}

/// The mean over a pixel's cells, in double precision; masked cells are 0 beside others.
double naive_mean(const AttentionRequest& one, const AttentionRequest& other, const PixelAxis& rows,
                  const PixelAxis& keys, int y, int x) {
    double sum = 0;
    int count = 0;
    for (auto i = cell(rows.edge(y)); i < cell(rows.edge(y + 1)); ++i) {
        const NaiveRow now(one, i), then(other, i);
        for (auto j = cell(keys.edge(x)); j < cell(keys.edge(x + 1)); ++j, ++count)
            sum += now.weights[static_cast<std::size_t>(j)] -
                   then.weights[static_cast<std::size_t>(j)];
    }
    return sum / count;
}

TEST(Difference, IsTheMeanOfTheDifferencesUnderEachPixel) {
    const auto engine = make_cpu_engine();
    const QueriesAndKeys input = normal_input(64, 64, 8);
    for (const int pixels : {64, 16}) {
        AttentionRequest one = request_for(input, 0.9, "none"),
                         other = request_for(input, 0.2, "none");
        one.viewport = other.viewport = Viewport{0, 64, 0, 64, pixels, pixels};
        one.pooling = other.pooling = Pooling::mean;
        const AttentionFrame frame = difference(compute(*engine, one), compute(*engine, other));
        ASSERT_TRUE(frame.is_difference());
        for (int y = 0; y < pixels; y += 5)
            for (int x = 0; x < pixels; x += 3)
                EXPECT_NEAR(frame.weights[static_cast<std::size_t>(y * pixels + x)],
                            naive_mean(one, other, frame.rows_axis, frame.keys_axis, y, x), 1e-6);
        EXPECT_NEAR(frame.subtracted->statistics[9].entropy, NaiveRow(other, 9).entropy, 1e-5);
        EXPECT_NEAR(frame.statistics[9].entropy, NaiveRow(one, 9).entropy, 1e-5);
    }
}

TEST(Difference, ACellThatOneAloneMasksCountsAs0There) {
    const auto engine = make_cpu_engine();
    const QueriesAndKeys input = normal_input(20, 20, 8);
    AttentionRequest all = request_for(input, 0.5, "none"),
                     causal = request_for(input, 0.5, "causal");
    all.viewport = causal.viewport = Viewport{0, 20, 0, 20, 20, 20};
    const AttentionFrame frame = difference(compute(*engine, causal), compute(*engine, all));
    EXPECT_NEAR(frame.weights[5], -NaiveRow(all, 0).weights[5], 1e-6);
    const AttentionFrame both = difference(compute(*engine, causal), compute(*engine, causal));
    EXPECT_TRUE(std::isnan(both.weights[5]));
    EXPECT_EQ(both.weights[0], 0);
}

TEST(Difference, OfOtherCellsOrOtherSizesIsRefused) {
    const auto engine = make_cpu_engine();
    const auto frame_of = [&](int n, const Viewport& viewport) {
        AttentionRequest request = request_for(normal_input(n, n, 8), 0.5, "none");
        request.viewport = viewport;
        request.pooling = Pooling::mean;
        return compute(*engine, request);
    };
    const AttentionFrame frame = frame_of(20, {0, 20, 0, 20, 10, 10});
    EXPECT_THROW(difference(frame, frame_of(40, {0, 40, 0, 40, 10, 10})), InvalidRequest);
    EXPECT_THROW(difference(frame, frame_of(20, {0, 20, 0, 20, 20, 10})), InvalidRequest);
    EXPECT_THROW(difference(frame, frame_of(20, {0, 10, 0, 20, 10, 10})), InvalidRequest);
    AttentionFrame fewer = frame;
    fewer.rows.pop_back();
    fewer.statistics.pop_back();
    EXPECT_THROW(difference(frame, fewer), InvalidRequest);
}

TEST(Difference, OfNoRowsIsOneToo) {
    EXPECT_FALSE(AttentionFrame().is_difference());
    EXPECT_TRUE(difference({}, {}).is_difference());
}

TEST(Difference, OfMeansLeavesOutRowsWithoutAWeight) {
    AttentionFrame frame;
    const auto row = [](double entropy, std::int64_t keys) {
        RowStatistics made;
        made.entropy = entropy;
        made.count = keys;
        made.sum = keys > 0 ? 1 : 0;
        return made;
    };
    frame.statistics = {row(3, 8), row(1, 8), row(9, 0)};
    frame.subtracted.emplace();
    frame.subtracted->statistics = {row(0.5, 8), row(9, 0), row(1, 8)};
    EXPECT_DOUBLE_EQ(mean_entropy_change(frame), 2 - 0.75);
}

}  // namespace
}  // namespace attnscope
