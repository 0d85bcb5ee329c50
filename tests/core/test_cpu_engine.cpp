#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <cstring>
#include <thread>

#include "core/attention/engine.h"
#include "core/errors.h"
#include "tests/core/naive_attention.h"

namespace attnscope {
namespace {

using testing::naive_picture;
using testing::NaiveRow;
using testing::normal_input;

AttentionRequest request_for(const QueriesAndKeys& input, double lambda, Mask mask = Mask::none) {
    AttentionRequest request;
    request.input = input;
    request.lambda = lambda;
    request.mask = mask;
    request.all_rows = true;
    return request;
}

AttentionFrame compute(const AttentionRequest& request) {
    return make_cpu_engine()->compute(request, {}, {});
}

/// How far a logit may be off: the rounding of float32 products, and of λ and x themselves.
double logit_error(const AttentionRequest& request) {
    const auto longest = [](const Vectors& vectors) {
        double square = 0;
        for (std::int64_t i = 0; i < vectors.rows; ++i)
            square = std::max(square, testing::dot(vectors, i, vectors, i));
        return std::sqrt(square);
    };
    const double largest_score = longest(*request.input.queries) * longest(*request.input.keys);
    return 0x1p-23 * request.lambda * largest_score;
}

void expect_row(const RowStatistics& got, const NaiveRow& wanted, double error,
                const std::string& what) {
    const auto count = std::ssize(wanted.weights);
    EXPECT_EQ(got.count, count) << what;
    const double bound = 5e-6 + error;
    EXPECT_NEAR(got.log_sum_exp, wanted.log_sum_exp, bound) << what;
    EXPECT_NEAR(got.entropy, wanted.entropy, bound) << what;
    EXPECT_NEAR(got.collision, wanted.collision, bound * wanted.collision) << what;
    EXPECT_NEAR(got.cubic, wanted.cubic, 2 * bound * wanted.cubic) << what;
    const double largest = *std::max_element(wanted.weights.begin(), wanted.weights.end());
    EXPECT_NEAR(got.max_weight, largest, bound * largest) << what;
    ASSERT_GE(got.argmax, 0) << what;
    ASSERT_LT(got.argmax, count) << what;
    EXPECT_NEAR(wanted.weights[static_cast<std::size_t>(got.argmax)], largest, bound * largest)
        << what;
}

struct Shape {
    std::int64_t queries, keys, dim;
};

class CpuEngineCase : public ::testing::TestWithParam<std::tuple<Shape, double, Mask>> {};

TEST_P(CpuEngineCase, StatisticsAreThoseOfTheDefinition) {
    const auto& [shape, lambda, mask] = GetParam();
    const AttentionRequest request =
        request_for(normal_input(shape.queries, shape.keys, shape.dim), lambda, mask);
    const AttentionFrame frame = compute(request);
    ASSERT_EQ(std::ssize(frame.rows), shape.queries);
    ASSERT_EQ(frame.statistics.size(), frame.rows.size());
    const double error = logit_error(request);
    std::int64_t scores = 0;
    for (std::size_t i = 0; i < frame.rows.size(); ++i) {
        EXPECT_EQ(frame.rows[i], static_cast<std::int64_t>(i));
        const NaiveRow wanted(request, frame.rows[i]);
        expect_row(frame.statistics[i], wanted, error, "row " + std::to_string(i));
        scores += std::ssize(wanted.weights);
    }
    EXPECT_EQ(frame.scores, scores);
    EXPECT_FALSE(frame.coarse);
    EXPECT_TRUE(frame.weights.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Shapes, CpuEngineCase,
    ::testing::Combine(::testing::Values(Shape{1, 1, 2}, Shape{1, 2, 3}, Shape{5, 1, 64},
                                         Shape{31, 33, 17}, Shape{64, 383, 64}, Shape{65, 384, 64},
                                         Shape{130, 97, 130}, Shape{97, 769, 5}, Shape{2, 2100, 64},
                                         Shape{2100, 3, 8}),
                       ::testing::Values(0.0, 0.125, 1.0, 5.0, 100.0),
                       ::testing::Values(Mask::none, Mask::causal)));

TEST(CpuEngine, EntropiesAreWithinTheirBoundAtTheUsualScale) {
    const AttentionRequest request = request_for(normal_input(64, 2500, 64), 0.125);
    double worst = 0;
    const AttentionFrame frame = compute(request);
    for (std::size_t i = 0; i < frame.rows.size(); ++i)
        worst = std::max(worst, std::abs(frame.statistics[i].entropy -
                                         NaiveRow(request, frame.rows[i]).entropy));
    RecordProperty("largest_error", std::to_string(worst));
    EXPECT_LT(worst, 1e-5);
}

TEST(CpuEngine, AZeroScaleGivesUniformWeights) {
    for (const Mask mask : {Mask::none, Mask::causal}) {
        const AttentionFrame frame = compute(request_for(normal_input(300, 700, 8), 0, mask));
        for (const RowStatistics& row : frame.statistics) {
            const auto count = static_cast<double>(row.count);
            EXPECT_NEAR(row.entropy, std::log(count), 1e-12);
            EXPECT_NEAR(row.collision, 1 / count, 1e-12);
            EXPECT_EQ(row.argmax, 0);
        }
    }
}

TEST(CpuEngine, AHugeScaleGivesOneKeyEverything) {
    for (const double lambda : {1e6, 1e30}) {
        AttentionRequest request = request_for(normal_input(70, 500, 8), lambda);
        request.viewport = Viewport{0, 70, 0, 500, 50, 70};
        const AttentionFrame frame = compute(request);
        for (const RowStatistics& row : frame.statistics) {
            EXPECT_NEAR(row.entropy, 0, 1e-6);
            EXPECT_NEAR(row.max_weight, 1, 1e-6);
        }
        for (const float weight : frame.weights)
            EXPECT_TRUE(weight >= 0 && weight <= 1) << weight;
    }
}

struct View {
    Viewport view;
    int rows_per_pixel;
};

class CpuEnginePicture : public ::testing::TestWithParam<std::tuple<View, Pooling, Mask>> {};

void expect_picture(const AttentionFrame& frame, const AttentionRequest& request) {
    const std::vector<double> wanted = naive_picture(request, frame.viewport, frame.rows);
    ASSERT_EQ(frame.weights.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const double got = static_cast<double>(frame.weights[i]);
        if (std::isnan(wanted[i]))
            EXPECT_TRUE(std::isnan(got)) << "pixel " << i;
        else
            EXPECT_NEAR(got, wanted[i], 2e-5 * wanted[i] + 1e-36) << "pixel " << i;
    }
}

TEST_P(CpuEnginePicture, IsThePooledMatrix) {
    const auto& [view, pooling, mask] = GetParam();
    AttentionRequest request = request_for(normal_input(421, 789, 16), 0.7, mask);
    request.viewport = view.view;
    request.pooling = pooling;
    request.rows_per_pixel = view.rows_per_pixel;
    for (const bool all_rows : {false, true}) {
        request.all_rows = all_rows;
        const AttentionFrame frame = compute(request);
        const Viewport& shown = frame.viewport;
        EXPECT_EQ(shown.width,
                  std::min<std::int64_t>(view.view.width, shown.key_end - shown.key_begin));
        EXPECT_EQ(shown.height,
                  std::min<std::int64_t>(view.view.height, shown.row_end - shown.row_begin));
        if (all_rows && view.rows_per_pixel == 0) {
            EXPECT_EQ(frame.rows.size(), 421U);
        } else if (view.rows_per_pixel == 0) {
            EXPECT_EQ(std::ssize(frame.rows), shown.row_end - shown.row_begin);
        } else {
            EXPECT_LE(std::ssize(frame.rows), shown.height * view.rows_per_pixel);
        }
        expect_picture(frame, request);
        for (std::size_t i = 0; i < frame.rows.size(); i += 37)
            EXPECT_NEAR(frame.statistics[i].entropy, NaiveRow(request, frame.rows[i]).entropy,
                        1e-5);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Views, CpuEnginePicture,
    ::testing::Combine(
        ::testing::Values(View{{0, 421, 0, 789, 100, 100}, 0}, View{{0, 421, 0, 789, 800, 800}, 0},
                          View{{0, 421, 0, 789, 788, 3}, 0}, View{{0, 421, 0, 789, 1, 1}, 0},
                          View{{100, 333, 200, 700, 77, 50}, 0},
                          View{{420, 421, 788, 789, 9, 9}, 0}, View{{63, 65, 383, 385, 2, 2}, 0},
                          View{{-5, 1000, 100, 2000, 64, 64}, 0}, View{{0, 421, 0, 789, 60, 40}, 1},
                          View{{7, 421, 5, 789, 60, 40}, 3}),
        ::testing::Values(Pooling::max, Pooling::mean),
        ::testing::Values(Mask::none, Mask::causal)));

/// Too large to be kept: the other way through the engine.
TEST(CpuEngine, APictureOfALargeMatrixIsThePooledMatrix) {
    for (const Pooling pooling : {Pooling::max, Pooling::mean})
        for (const Mask mask : {Mask::none, Mask::causal}) {
            AttentionRequest request = request_for(normal_input(150, 2500, 8), 0.7, mask);
            request.viewport = Viewport{20, 140, 1, 2500, 90, 31};
            request.pooling = pooling;
            expect_picture(compute(request), request);
        }
}

TEST(CpuEngine, AnotherScaleAndViewOfTheSameInputAreComputedAnew) {
    const auto engine = make_cpu_engine();
    const QueriesAndKeys first = normal_input(200, 300, 16), second = normal_input(200, 310, 16);
    for (const double lambda : {0.1, 0.9})
        for (const QueriesAndKeys& input : {first, second, first})
            for (const Mask mask : {Mask::none, Mask::causal}) {
                AttentionRequest request = request_for(input, lambda, mask);
                request.viewport = Viewport{3, 150, 7, 290, 40, 30};
                request.all_rows = mask == Mask::causal;
                const AttentionFrame frame = engine->compute(request, {}, {});
                expect_picture(frame, request);
                for (std::size_t i = 0; i < frame.rows.size(); ++i)
                    expect_row(frame.statistics[i], NaiveRow(request, frame.rows[i]),
                               logit_error(request), "row " + std::to_string(frame.rows[i]));
            }
}

/// Keys that all queries look at: key `bright` is a multiple of every query.
QueriesAndKeys with_bright_key(std::int64_t n, std::int64_t bright) {
    const std::int64_t d = 4;
    Vectors queries{n, d, std::vector<float>(static_cast<std::size_t>(n * d), 1.0F)};
    Vectors keys = testing::normal_vectors(n, d, 9);
    for (float& value : keys.data)
        value *= 0.1F;
    for (std::int64_t k = 0; k < d; ++k)
        keys.data[static_cast<std::size_t>(bright * d + k)] = 2.0F;
    return {std::make_shared<const Vectors>(std::move(queries)),
            std::make_shared<const Vectors>(std::move(keys))};
}

TEST(CpuEngine, AThinBrightColumnIsSeenAtEveryPosition) {
    const std::int64_t n = 4096;
    const auto engine = make_cpu_engine();
    for (std::int64_t bright = 0; bright < n; bright += bright == 0 ? 4 : 13) {
        AttentionRequest request;
        request.input = with_bright_key(n, bright == 4 ? n - 1 : bright);
        request.lambda = 1;
        request.viewport = Viewport{0, n, 0, n, 600, 600};
        request.rows_per_pixel = 1;
        const AttentionFrame frame = engine->compute(request, {}, {});
        const std::int64_t place = bright == 4 ? n - 1 : bright;
        ASSERT_EQ(frame.viewport.width, 600);
        const float* const row = frame.weights.data() + 600 * (bright % 600);
        for (std::int64_t x = 0; x < 600; ++x) {
            const bool is_bright = x == place * 600 / n;
            ASSERT_EQ(row[x] > 0.3F, is_bright)
                << "key " << place << ", pixel " << x << ", weight " << row[x];
        }
    }
}

TEST(CpuEngine, ABrightColumnIsSeenInEveryRowOfAFullPicture) {
    AttentionRequest request = request_for(with_bright_key(4096, 2741), 1);
    request.viewport = Viewport{0, 4096, 0, 4096, 600, 600};
    const AttentionFrame frame = compute(request);
    for (std::size_t y = 0; y < 600; ++y)
        EXPECT_GT(frame.weights[y * 600 + 2741 * 600 / 4096], 0.3F) << y;
}

bool same_bytes(const RowStatistics& a, const RowStatistics& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

TEST(CpuEngine, ARowIsTheSameInWhateverBlockItIsComputed) {
    const AttentionRequest request = request_for(normal_input(300, 3000, 24), 0.3);
    const AttentionFrame whole = compute(request);
    for (const std::int64_t row : {0, 1, 63, 64, 150, 299}) {
        AttentionRequest alone = request;
        alone.all_rows = false;
        alone.viewport = Viewport{row, row + 1, 0, 3000, 100, 1};
        const AttentionFrame frame = compute(alone);
        ASSERT_EQ(frame.rows, (std::vector<std::int64_t>{row}));
        EXPECT_TRUE(
            same_bytes(frame.statistics[0], whole.statistics[static_cast<std::size_t>(row)]))
            << row;
    }
}

TEST(CpuEngine, ARepeatedRequestGivesTheSameBytes) {
    for (const Pooling pooling : {Pooling::max, Pooling::mean}) {
        AttentionRequest request = request_for(normal_input(2300, 500, 16), 0.3);
        request.viewport = Viewport{0, 2300, 0, 500, 100, 7};
        request.pooling = pooling;
        const AttentionFrame first = compute(request);
        for (int repeat = 0; repeat < 4; ++repeat) {
            const AttentionFrame again = compute(request);
            EXPECT_EQ(first.weights, again.weights);
            for (std::size_t i = 0; i < first.statistics.size(); ++i)
                ASSERT_TRUE(same_bytes(first.statistics[i], again.statistics[i])) << i;
        }
    }
}

TEST(CpuEngine, ALongMatrixIsComputedByRows) {
    AttentionRequest request = request_for(normal_input(32768, 32768, 64), 0.125, Mask::causal);
    request.all_rows = false;
    request.viewport = Viewport{0, 32768, 0, 32768, 700, 40};
    request.rows_per_pixel = 1;
    const AttentionFrame frame = compute(request);
    EXPECT_TRUE(frame.coarse);
    ASSERT_EQ(frame.rows.size(), 40U);
    for (const std::size_t i : {std::size_t{0}, std::size_t{20}, std::size_t{39}})
        expect_row(frame.statistics[i], NaiveRow(request, frame.rows[i]), logit_error(request),
                   "row " + std::to_string(frame.rows[i]));
}

TEST(CpuEngine, StreamedRowsAreTheWeights) {
    for (const std::int64_t queries : {150, 2100})
        for (const Mask mask : {Mask::none, Mask::causal}) {
            const AttentionRequest request = request_for(normal_input(queries, 401, 8), 0.4, mask);
            std::int64_t next = 5;
            make_cpu_engine()->stream_rows(
                request, 5, 149, {}, [&](std::int64_t first, std::span<const float> weights) {
                    ASSERT_EQ(first, next);
                    ASSERT_EQ(weights.size() % 401, 0U);
                    for (std::size_t i = 0; i < weights.size(); i += 401) {
                        const std::vector<double> wanted = NaiveRow(request, next++).weights;
                        for (std::size_t j = 0; j < 401; ++j)
                            ASSERT_NEAR(weights[i + j], j < wanted.size() ? wanted[j] : 0.0, 1e-6)
                                << next - 1 << " " << j;
                    }
                });
            EXPECT_EQ(next, 149);
        }
}

TEST(CpuEngine, StreamingNoRowsCallsNobody) {
    const AttentionRequest request = request_for(normal_input(4, 4, 2), 1);
    make_cpu_engine()->stream_rows(request, 2, 2, {}, [](std::int64_t, std::span<const float>) {
        ADD_FAILURE() << "a block without rows";
    });
}

TEST(CpuEngine, AStoppedComputationThrowsAndTheNextOneIsWhole) {
    const auto engine = make_cpu_engine();
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

TEST(CpuEngine, RefusesWhatCannotBeComputed) {
    const AttentionRequest good = request_for(normal_input(4, 5, 6), 1);
    const auto refused = [](const AttentionRequest& request) {
        EXPECT_THROW(compute(request), InvalidRequest);
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
    Vectors long_vectors{1, 6, std::vector<float>(6, 1e20F)};
    bad = good;
    bad.input.queries = bad.input.keys = std::make_shared<const Vectors>(long_vectors);
    refused(bad);
    for (const auto& [begin, end] : {std::pair{-1, 2}, {0, 5}, {3, 2}})
        EXPECT_THROW(make_cpu_engine()->stream_rows(good, begin, end, {}, [](auto, auto) {}),
                     InvalidRequest);
}

TEST(CpuEngine, NamesItself) {
    const auto engine = make_cpu_engine();
    EXPECT_EQ(engine->backend(), "cpu");
    EXPECT_NE(engine->device().find("thread"), std::string::npos) << engine->device();
}

TEST(Summary, IsTheMeanOverRows) {
    RowStatistics a, b;
    a.entropy = 1, a.collision = 0.5, a.max_weight = 0.25;
    b.entropy = 2, b.collision = 0.25, b.max_weight = 0.75;
    const AttentionSummary summary = summarize(std::vector{a, b}, 2);
    EXPECT_DOUBLE_EQ(summary.mean_entropy, 1.5);
    EXPECT_DOUBLE_EQ(summary.mean_collision, 0.375);
    EXPECT_DOUBLE_EQ(summary.mean_gradient, 1.25);
    EXPECT_DOUBLE_EQ(summary.max_weight, 0.75);
    EXPECT_TRUE(std::isnan(summarize({}, 1).mean_entropy));
}

}  // namespace
}  // namespace attnscope
