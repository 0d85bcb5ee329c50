#include <algorithm>
#include <cmath>

#include "core/attention/normalizers/softmax_sink.h"
#include "core/attention/prepared.h"
#include "core/parameters/record.h"
#include "tests/core/attention_cases.h"
#include "tests/core/engine_checks.h"
#include "tests/core/gpu_testing.h"
#include "tests/sanitizers/sanitized.h"

// The GPU engine against the definition, case after case on one context: it takes time to make.

namespace attnscope {
namespace {

using testing::AttentionCase;
using testing::compute;
using testing::expect_picture;
using testing::expect_row;
using testing::logit_error;
using testing::NaiveAttention;
using testing::NaiveRow;
using testing::normal_input;
using testing::request_for;

class GpuCases : public testing::OnAGpu {
protected:
    /// Whether the GPU is what the case is for: scores are inner products, one for each pair, what
    /// positions add is a bias of the distance, and the keys that rows see have no gaps and do not
    /// follow from logits.
    static bool is_for_gpu(const AttentionRequest& request) {
        if (request.mask->has_steps || request.mask->kept)
            return false;
        const PreparedAttention prepared = prepare(preparation_of(request), {});
        return !std::holds_alternative<ScoreFunction>(prepared.scores) && !prepared.factor &&
               !prepared.pair_bias && !prepared.subtracted && !prepared.row_change;
    }
};

void expect_rows(AttentionEngine& engine, const AttentionRequest& request) {
    const NaiveAttention naive(request);
    const AttentionFrame frame = compute(engine, request);
    for (std::size_t i = 0; i < frame.rows.size(); i += 1 + frame.rows.size() / 25)
        expect_row(frame.statistics[i], naive.row(frame.rows[i]), testing::error_of(request),
                   "row " + std::to_string(frame.rows[i]));
}

/// Of a row that sees keys: within 1e-3 nat, and weights within 2e-5 of the largest.
void expect_weights(AttentionEngine& engine, const AttentionRequest& request, std::int64_t begin,
                    std::int64_t end) {
    const NaiveAttention naive(request);
    const auto keys = static_cast<std::size_t>(request.input.keys->rows);
    engine.stream_rows(request, begin, end, {}, [&](auto first, std::span<const float> weights) {
        for (std::size_t at = 0; at < weights.size(); at += keys, ++first) {
            const NaiveRow wanted = naive.row(first);
            const double largest = *std::ranges::max_element(wanted.weights);
            for (std::size_t j = 0; j < keys; ++j)
                if (std::isinf(wanted.logits[j]))
                    ASSERT_EQ(weights[at + j], 0) << first << ' ' << j << " is masked";
                else
                    ASSERT_NEAR(weights[at + j], wanted.weights[j], 2e-5 * largest)
                        << first << ' ' << j;
        }
    });
}

TEST_F(GpuCases, EveryCombinationIsTheDefinitionAtAThousandKeys) {
    const auto engine = make();
    const QueriesAndKeys input = normal_input(1000, 1000, 16);
    int taken = 0;
    Share share;
    for (const AttentionCase& of : testing::attention_cases()) {
        SCOPED_TRACE(testing::name_of(of));
        AttentionRequest request = request_for(input, 0.25, of);
        if (!is_for_gpu(request))
            continue;
        ++taken;
        if (!share.takes())
            continue;
        request.viewport = Viewport{0, 1000, 0, 1000, 23, 23};
        request.rows_per_pixel = 1;
        const NaiveAttention naive(request);
        const AttentionFrame frame = compute(*engine, request);
        for (std::size_t i = 0; i < frame.rows.size(); ++i) {
            const NaiveRow wanted = naive.row(frame.rows[i]);
            if (wanted.sum > 0 && wanted.count > 0) {
                EXPECT_NEAR(frame.statistics[i].entropy, wanted.entropy, 1e-3) << frame.rows[i];
            }
            expect_row(frame.statistics[i], wanted, testing::error_of(request),
                       "row " + std::to_string(frame.rows[i]));
        }
        expect_weights(*engine, request, 497, 503);
    }
    EXPECT_GT(taken, 100);
}

TEST_F(GpuCases, PicturesAreThoseOfTheDefinition) {
    const auto engine = make();
    Share share;
    for (const AttentionCase& of : testing::attention_cases()) {
        SCOPED_TRACE(testing::name_of(of));
        AttentionRequest request = request_for(normal_input(130, 130, 8), 0.4, of);
        if (!is_for_gpu(request) || !share.takes())
            continue;
        request.viewport = Viewport{20, 71, 50, 130, 30, 20};
        for (const Pooling pooling : {Pooling::max, Pooling::mean}) {
            request.pooling = pooling;
            expect_picture(compute(*engine, request), request);
        }
    }
}

TEST_F(GpuCases, RowsOfEveryShapeAreThoseOfTheDefinition) {
    struct Shape {
        std::int64_t queries, keys, dim;
    };
    const auto engine = make();
    for (const auto& [queries, keys, dim] :
         {Shape{1, 1, 2}, Shape{1, 2, 3}, Shape{5, 1, 64}, Shape{31, 33, 17}, Shape{65, 384, 64},
          Shape{130, 97, 130}, Shape{2, 9000, 16}, Shape{2100, 3, 8}, Shape{3, 16385, 4}})
        for (const double lambda : {0.0, 0.125, 5.0, 100.0})
            for (const char* const mask : {"none", "causal"}) {
                SCOPED_TRACE(std::to_string(keys) + ' ' + std::to_string(lambda) + ' ' + mask);
                expect_rows(*engine, request_for(normal_input(queries, keys, dim), lambda, mask));
            }
}

TEST_F(GpuCases, PicturesOfEveryViewAreThePooledMatrix) {
    struct View {
        Viewport view;
        int rows_per_pixel;
    };
    const auto engine = make();
    for (const auto& [view, rows_per_pixel] :
         {View{{0, 241, 0, 489, 70, 60}, 0}, View{{0, 241, 0, 489, 500, 500}, 0},
          View{{0, 241, 0, 489, 3, 3}, 0}, View{{0, 241, 0, 489, 1, 1}, 0},
          View{{240, 241, 488, 489, 9, 9}, 0}, View{{-5, 1000, 100, 2000, 64, 64}, 0},
          View{{7, 241, 5, 489, 60, 40}, 3}})
        for (const Pooling pooling : {Pooling::max, Pooling::mean})
            for (const bool all_rows : {false, true}) {
                AttentionRequest request = request_for(normal_input(241, 489, 16), 0.7, "causal");
                request.viewport = view;
                request.rows_per_pixel = rows_per_pixel;
                request.pooling = pooling;
                request.all_rows = all_rows;
                expect_picture(compute(*engine, request), request);
            }
}

/// llvmpipe ends what loops of an invocation make after 65,535 iterations in all.
TEST_F(GpuCases, GoBeyondTheIterationsThatALoopMayHave) {
    const auto engine = make();
    for (const auto& [queries, keys, dim] :
         {std::tuple{2, 200'000, 2}, {3, 8, 70'000}, {40, 2048, 64}}) {
        SCOPED_TRACE(std::to_string(keys) + " keys of dimension " + std::to_string(dim));
        AttentionRequest request =
            request_for(normal_input(queries, keys, dim), 1 / std::sqrt(dim));
        expect_rows(*engine, request);
        request.viewport = Viewport{0, queries, 0, keys, 1, 1};
        request.pooling = Pooling::mean;
        expect_picture(compute(*engine, request), request);
    }
}

/// However the work is split, but where a sum over d is broken off.
TEST_F(GpuCases, SmallBlocksGiveTheSameBytes) {
    const GpuLimits small{.block_bytes = 9000,
                          .slab_scores = 2000,
                          .dims_at_once = 4096,
                          .rows_at_once = 30,
                          .batch_bytes = 3000,
                          .products_each = 4};
    const auto usual = make(), split = make({}, small);
    for (const char* const position : {"none", "rerope", "alibi"}) {
        AttentionRequest request = request_for(normal_input(201, 230, 24), 0.3, "causal");
        request.position = &record_of(positions(), "position scheme", position);
        request.viewport = Viewport{0, 201, 0, 230, 50, 40};
        const AttentionFrame wanted = compute(*usual, request), got = compute(*split, request);
        EXPECT_EQ(got.statistics, wanted.statistics) << position;
        EXPECT_TRUE(std::ranges::equal(got.weights, wanted.weights, [](float a, float b) {
            return a == b || (std::isnan(a) && std::isnan(b));
        })) << position;
    }
    GpuLimits short_stretches = small;
    short_stretches.dims_at_once = 7;
    const auto stretched = make({}, short_stretches);
    expect_rows(*stretched, request_for(normal_input(50, 230, 24), 0.3));
}

TEST_F(GpuCases, WhatTheMemoryCannotHoldIsNotForIt) {
    const GpuLimits tiny{64, 16, 4096, 16, 3000, 4};
    const auto engine = make({}, tiny);
    EXPECT_THROW(engine->compute(request_for(normal_input(3, 17, 2), 1), {}, {}), NotForGpu);
    EXPECT_THROW(engine->compute(request_for(normal_input(3, 5, 17), 1), {}, {}), NotForGpu);
    expect_rows(*engine, request_for(normal_input(3, 16, 16), 1));
}

TEST_F(GpuCases, ADifferenceOfSoftmaxesIsNotForIt) {
    AttentionRequest request = request_for(normal_input(3, 16, 16), 1);
    request.variant = &record_of(variants(), "attention", "differential");
    EXPECT_THROW(make()->compute(request, {}, {}), NotForGpu);
}

TEST_F(GpuCases, NormalizersThatItHasNoProgramForAreNotForIt) {
    const auto engine = make();
    AttentionRequest request = request_for(normal_input(3, 16, 16), 1);
    Normalizer other = softmax_sink_normalizer;
    other.key = "other";
    request.normalizer = &other;
    EXPECT_THROW(engine->compute(request, {}, {}), NotForGpu);
    request.normalizer = &record_of(normalizers(), "normalizer", "sparsemax");
    EXPECT_THROW(engine->compute(request, {}, {}), NotForGpu);
    request.normalizer = &softmax_sink_normalizer;
    EXPECT_NO_THROW(engine->compute(request, {}, {}));
}

}  // namespace
}  // namespace attnscope
