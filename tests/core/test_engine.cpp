#include <gtest/gtest.h>

#ifdef ATTNSCOPE_THREADS_TBB
#include <tbb/global_control.h>
#endif

#include <atomic>
#include <cmath>
#include <cstring>
#include <memory>

#include "core/engines/engine.h"
#include "core/text/errors.h"
#include "tests/core/engine_checks.h"
#include "tests/core/engines_under_test.h"

namespace attnscope {
namespace {

using testing::compute;
using testing::expect_picture;
using testing::expect_row;
using testing::logit_error;
using testing::NaiveRow;
using testing::normal_input;
using testing::request_for;

using Engine = testing::EachEngine;
INSTANTIATE_TEST_SUITE_P(, Engine, testing::all_engines(), testing::engine_name);

TEST_P(Engine, AnotherScaleAndViewOfTheSameInputAreComputedAnew) {
    const QueriesAndKeys first = normal_input(200, 300, 16), second = normal_input(200, 310, 16);
    for (const double lambda : {0.1, 0.9})
        for (const QueriesAndKeys& input : {first, second, first})
            for (const char* const mask : {"none", "causal"}) {
                AttentionRequest request = request_for(input, lambda, mask);
                request.viewport = Viewport{3, 150, 7, 290, 40, 30};
                request.all_rows = mask == std::string("causal");
                const AttentionFrame frame = engine->compute(request, {}, {});
                expect_picture(frame, request);
                for (std::size_t i = 0; i < frame.rows.size(); ++i)
                    expect_row(frame.statistics[i], NaiveRow(request, frame.rows[i]),
                               logit_error(request), "row " + std::to_string(frame.rows[i]));
            }
}

bool same_bytes(const RowStatistics& a, const RowStatistics& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

TEST_P(Engine, ARowIsTheSameInWhateverBlockItIsComputed) {
    const AttentionRequest request = request_for(normal_input(300, 3000, 24), 0.3);
    const AttentionFrame whole = compute(*engine, request);
    for (const std::int64_t row : {0, 1, 63, 64, 150, 299}) {
        AttentionRequest alone = request;
        alone.all_rows = false;
        alone.viewport = Viewport{row, row + 1, 0, 3000, 100, 1};
        const AttentionFrame frame = compute(*engine, alone);
        ASSERT_EQ(frame.rows, (std::vector<std::int64_t>{row}));
        EXPECT_TRUE(
            same_bytes(frame.statistics[0], whole.statistics[static_cast<std::size_t>(row)]))
            << row;
    }
}

TEST_P(Engine, ARepeatedRequestGivesTheSameBytes) {
    for (const Pooling pooling : {Pooling::max, Pooling::mean}) {
        AttentionRequest request = request_for(normal_input(2300, 500, 16), 0.3);
        request.viewport = Viewport{0, 2300, 0, 500, 100, 7};
        request.pooling = pooling;
        const AttentionFrame first = compute(*engine, request);
        for (int repeat = 0; repeat < 4; ++repeat) {
            const AttentionFrame again = compute(*engine, request);
            EXPECT_EQ(first.weights, again.weights);
            for (std::size_t i = 0; i < first.statistics.size(); ++i)
                ASSERT_TRUE(same_bytes(first.statistics[i], again.statistics[i])) << i;
        }
    }
}

TEST_P(Engine, LongVectorsGiveTheSameRowsWhateverIsAskedFor) {
    const AttentionRequest request = request_for(normal_input(150, 300, 5000), 0.01);
    const AttentionFrame whole = compute(*engine, request);
    for (const std::int64_t row : {0, 70, 149}) {
        const auto place = static_cast<std::size_t>(row);
        expect_row(whole.statistics[place], NaiveRow(request, row), logit_error(request),
                   "row " + std::to_string(row));
        AttentionRequest alone = request;
        alone.all_rows = false;
        alone.viewport = Viewport{row, row + 1, 0, 300, 100, 1};
        const AttentionFrame frame = compute(*GetParam()->make(0), alone);
        EXPECT_TRUE(same_bytes(frame.statistics.at(0), whole.statistics[place])) << row;
    }
}

/// Between stretches of the vectors, too.
TEST_P(Engine, LongVectorsAreLeftWhenAskedTo) {
    const AttentionRequest request = request_for(normal_input(300, 300, 9000), 0.01);
    std::stop_source midway;
    EXPECT_THROW(
        engine->compute(request, midway.get_token(), [&](double) { midway.request_stop(); }),
        Cancelled);
    const AttentionFrame frame = compute(*engine, request);
    expect_row(frame.statistics[299], NaiveRow(request, 299), logit_error(request), "");
}

#ifdef ATTNSCOPE_THREADS_TBB
TEST_P(Engine, TheNumberOfThreadsDoesNotMatter) {
    if (GetParam()->key != "cpu")
        GTEST_SKIP() << "what it computes with are no threads of this process";
    for (const QueriesAndKeys& input :
         {normal_input(300, 300, 16), normal_input(300, 2100, 4), normal_input(200, 150, 4100)})
        for (const PositionScheme* const position : positions()) {
            AttentionRequest request = request_for(input, 0.3, "causal");
            request.position = position;
            request.viewport = Viewport{0, input.queries->rows, 0, input.keys->rows, 40, 30};
            request.pooling = Pooling::mean;
            const AttentionFrame many = compute(*GetParam()->make(0), request);
            const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, 1);
            const AttentionFrame one = compute(*GetParam()->make(0), request);
            EXPECT_EQ(std::memcmp(many.weights.data(), one.weights.data(),
                                  many.weights.size() * sizeof(float)),
                      0);
            for (std::size_t i = 0; i < many.statistics.size(); ++i)
                EXPECT_TRUE(same_bytes(many.statistics[i], one.statistics[i])) << i;
        }
}
#endif

TEST_P(Engine, StreamedRowsAreTheWeights) {
    for (const std::int64_t queries : {150, 2100})
        for (const char* const mask : {"none", "causal"}) {
            const AttentionRequest request = request_for(normal_input(queries, 401, 8), 0.4, mask);
            std::int64_t next = 5;
            engine->stream_rows(
                request, 5, 149, {}, [&](std::int64_t first, std::span<const float> weights) {
                    ASSERT_EQ(first, next);
                    ASSERT_EQ(weights.size() % 401, 0U);
                    for (std::size_t i = 0; i < weights.size(); i += 401) {
                        const std::vector<double> wanted = NaiveRow(request, next++).weights;
                        for (std::size_t j = 0; j < 401; ++j)
                            ASSERT_NEAR(weights[i + j], wanted[j], 1e-6) << next - 1 << " " << j;
                    }
                });
            EXPECT_EQ(next, 149);
        }
}

TEST_P(Engine, StreamingNoRowsCallsNobody) {
    const AttentionRequest request = request_for(normal_input(4, 4, 2), 1);
    engine->stream_rows(request, 2, 2, {}, [](std::int64_t, std::span<const float>) {
        ADD_FAILURE() << "a block without rows";
    });
}

TEST_P(Engine, AStoppedComputationThrowsAndTheNextOneIsWhole) {
    for (const std::int64_t n : {2000, 6000}) {
        const AttentionRequest request = request_for(normal_input(n, n, 64), 0.125);
        std::stop_source stopped;
        stopped.request_stop();
        EXPECT_THROW(engine->compute(request, stopped.get_token(), {}), Cancelled);
        EXPECT_THROW(engine->stream_rows(request, 0, n, stopped.get_token(), [](auto, auto) {}),
                     Cancelled);

        std::stop_source midway;
        std::atomic<int> calls = 0;
        const auto stop_at_once = [&](double part) {
            EXPECT_GE(part, 0);
            EXPECT_LE(part, 1);
            ++calls;
            midway.request_stop();
        };
        try {
            engine->compute(request, midway.get_token(), stop_at_once);
            EXPECT_EQ(calls, 0) << "ended although it was stopped midway";
        } catch (const Cancelled&) {
            EXPECT_GE(calls, 1);
        }
    }
    const AttentionRequest request = request_for(normal_input(2000, 2000, 64), 0.125);
    const AttentionFrame frame = engine->compute(request, {}, {});
    for (const std::size_t i : {std::size_t{0}, std::size_t{1999}})
        expect_row(frame.statistics[i], NaiveRow(request, frame.rows[i]), logit_error(request), "");
}

TEST_P(Engine, RefusesWhatCannotBeComputed) {
    const AttentionRequest good = request_for(normal_input(4, 5, 6), 1);
    const auto refused = [&](const AttentionRequest& request) {
        EXPECT_THROW(compute(*engine, request), InvalidRequest);
    };
    AttentionRequest bad = good;
    bad.input.keys = normal_input(4, 5, 7).keys;
    refused(bad);
    bad = good;
    bad.input.keys.reset();
    refused(bad);
    for (const double lambda : {-1.0, 1e31, std::nan(""), HUGE_VAL}) {
        bad = good;
        bad.lambda = lambda;
        refused(bad);
    }
    for (const Viewport view : {Viewport{4, 9, 0, 5, 5, 5}, Viewport{0, 4, 5, 5, 5, 5},
                                Viewport{0, 4, 0, 5, 0, 5}, Viewport{3, 2, 0, 5, 5, 5}}) {
        bad = good;
        bad.viewport = view;
        refused(bad);
    }
    const PixelAxis rows = PixelAxis::showing(0, 4, 4, 4), keys = PixelAxis::showing(0, 5, 5, 5);
    for (const PictureAxes& pixels : {PictureAxes{keys, keys}, PictureAxes{rows, rows}}) {
        bad = good;
        bad.pixels = pixels;
        refused(bad);
    }
    Vectors long_vectors{1, 6, std::vector<float>(6, 1e20F)};
    bad = good;
    bad.input.queries = bad.input.keys = std::make_shared<const Vectors>(long_vectors);
    refused(bad);
    for (const auto& [begin, end] : {std::pair{-1, 2}, {0, 5}, {3, 2}})
        EXPECT_THROW(engine->stream_rows(good, begin, end, {}, [](auto, auto) {}), InvalidRequest);
}

TEST_P(Engine, NamesItself) {
    EXPECT_EQ(engine->backend(), GetParam()->key);
    const EngineDevice device = GetParam()->devices().at(0);
    EXPECT_EQ(engine->device(), device.name);
    EXPECT_FALSE(device.name.empty());
    if (device.kind == DeviceKind::processor) {
        EXPECT_NE(device.name.find("thread"), std::string::npos) << device.name;
    }
}

}  // namespace
}  // namespace attnscope
