#include "core/engines/atlas/atlas.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/engines/atlas/refinement.h"
#include "core/engines/difference.h"
#include "tests/core/engine_checks.h"
#include "tests/core/engines_under_test.h"

namespace attnscope {
namespace {

using testing::compute;
using testing::normal_input;
using testing::request_for;

constexpr std::int64_t query_count = 203, key_count = 150;
constexpr std::size_t ample = 1 << 20;

PictureAxes view(std::int64_t row, std::int64_t row_end, std::int64_t key, std::int64_t key_end,
                 int width, int height) {
    return axes_of({row, row_end, key, key_end, width, height}, query_count, key_count);
}

AttentionFrame part_of(AttentionEngine& engine, AttentionRequest request, const PictureAxes& part,
                       int rows_per_pixel = 0) {
    request.pixels = part;
    request.all_rows = false;
    request.rows_per_pixel = rows_per_pixel;
    return compute(engine, request);
}

std::unique_ptr<AttentionEngine> naive() {
    for (const EngineKind* const kind : testing::engines_under_test())
        if (kind->key == "naive")
            return kind->make(0);
    return nullptr;
}

/// With every row: what the engine gives at once.
void expect_exact(const AttentionFrame& got, const AttentionFrame& wanted, float error = 0) {
    EXPECT_FALSE(got.coarse);
    EXPECT_EQ(got.axes(), wanted.axes());
    EXPECT_EQ(got.rows, wanted.rows);
    EXPECT_EQ(got.lambdas, wanted.lambdas);
    for (std::size_t i = 0; i < wanted.statistics.size(); ++i)
        EXPECT_NEAR(got.statistics[i].entropy, wanted.statistics[i].entropy,
                    static_cast<double>(error));
    ASSERT_EQ(got.weights.size(), wanted.weights.size());
    for (std::size_t i = 0; i < wanted.weights.size(); ++i)
        if (!std::isnan(got.weights[i]) || !std::isnan(wanted.weights[i])) {
            ASSERT_NEAR(got.weights[i], wanted.weights[i], error) << i;
        }
}

void look_around(Atlas& atlas, AttentionEngine& engine, AttentionRequest request,
                 const PictureAxes& picture) {
    atlas.look_at(picture);
    for (const PictureAxes& part : atlas.inexact()) {
        request.known = &atlas.rows();
        atlas.add(part_of(engine, request, part));
    }
}

using AtlasOf = testing::EachEngine;
INSTANTIATE_TEST_SUITE_P(, AtlasOf, ::testing::ValuesIn(testing::engines_started_at_once()),
                         testing::engine_name);

TEST_P(AtlasOf, StepsMakeThePicture) {
    const float error = engine->backend() == "naive" ? 0 : 1e-5F;
    const PictureAxes whole = view(0, query_count, 0, key_count, 40, 30),
                      part = view(20, 90, 31, 99, 64, 48);
    for (const PictureAxes& picture : {whole, part})
        for (const Pooling pooling : {Pooling::max, Pooling::mean})
            for (const char* const mask : {"none", "causal"}) {
                AttentionRequest request =
                    request_for(normal_input(query_count, key_count, 8), 0.7, mask);
                request.pooling = pooling;
                Atlas atlas(ample);
                atlas.look_at(picture);
                for (const PictureAxes& unseen : atlas.unseen())
                    atlas.add(part_of(*engine, request, unseen, 1));
                request.known = &atlas.rows();
                for (const auto& [pixels, scores] :
                     refinement_steps(request, atlas.inexact(), 3000))
                    atlas.add(part_of(*engine, request, pixels));
                request.known = nullptr;
                expect_exact(atlas.picture(), part_of(*engine, request, picture), error);
            }
}

TEST(Atlas, SaysWhichRowsOfPixelsAreExact) {
    const auto engine = naive();
    const AttentionRequest request = request_for(normal_input(query_count, key_count, 8), 0.7);
    const PictureAxes picture = view(0, query_count, 0, key_count, 40, 30);
    Atlas atlas(ample);
    atlas.look_at(picture);
    EXPECT_EQ(atlas.unseen(), std::vector{picture});
    EXPECT_TRUE(std::isnan(atlas.picture().weights.front()));
    atlas.add(part_of(*engine, request, picture, 1));
    EXPECT_TRUE(atlas.unseen().empty());
    const AttentionFrame sampled = atlas.picture();
    EXPECT_TRUE(sampled.coarse);
    EXPECT_TRUE(sampled.exact.empty());
    EXPECT_EQ(sampled.rows.size(), 29U);  // of 7 rows each
    atlas.add(part_of(*engine, request, {picture.rows.part({0, 4}), picture.keys}));
    atlas.add(part_of(*engine, request, {picture.rows.part({9, 12}), picture.keys}));
    const AttentionFrame finer = atlas.picture();
    EXPECT_TRUE(finer.coarse);
    EXPECT_EQ(finer.exact, (std::vector<PixelAxis::Range>{{0, 4}, {9, 12}}));
    EXPECT_EQ(finer.rows.size(), 29U + 7 * 6);
    // Rows that are not exact are as they were sampled.
    EXPECT_EQ(finer.weights.back(), sampled.weights.back());
    EXPECT_EQ(atlas.inexact(),
              (std::vector<PictureAxes>{{picture.rows.part({4, 9}), picture.keys},
                                        {picture.rows.part({12, 29}), picture.keys}}));
}

TEST(Atlas, LacksOfAPannedPictureWhatCameIntoView) {
    const auto engine = naive();
    const AttentionRequest request = request_for(normal_input(query_count, key_count, 8), 0.7);
    Atlas atlas(ample);
    look_around(atlas, *engine, request, view(20, 60, 30, 70, 20, 20));  // 2 × 2 cells a pixel
    const PictureAxes panned = view(24, 64, 34, 74, 20, 20);
    ASSERT_EQ(panned.rows.pooled, 2);
    atlas.look_at(panned);
    const PixelAxis& rows = panned.rows;
    const std::int64_t first = rows.first, last = rows.pixels().end;
    const std::int64_t seen_rows = view(20, 60, 30, 70, 20, 20).rows.pixels().end;
    const std::int64_t seen_keys = view(20, 60, 30, 70, 20, 20).keys.pixels().end;
    EXPECT_EQ(atlas.inexact(),
              (std::vector<PictureAxes>{{rows.part({first, seen_rows}),
                                         panned.keys.part({seen_keys, panned.keys.pixels().end})},
                                        {rows.part({seen_rows, last}), panned.keys}}));
    EXPECT_EQ(last - seen_rows, 2);
    look_around(atlas, *engine, request, panned);
    expect_exact(atlas.picture(), part_of(*engine, request, panned));
    atlas.look_at(view(20, 60, 30, 70, 20, 20));  // and back
    EXPECT_TRUE(atlas.inexact().empty());
}

TEST(Atlas, KeepsWhatWasSeenAtAnotherScale) {
    const auto engine = naive();
    const AttentionRequest request = request_for(normal_input(query_count, key_count, 8), 0.7);
    const PictureAxes whole = view(0, query_count, 0, key_count, 40, 30);
    Atlas atlas(ample);
    look_around(atlas, *engine, request, whole);
    look_around(atlas, *engine, request, view(20, 60, 30, 70, 20, 20));
    atlas.look_at(whole);
    EXPECT_TRUE(atlas.inexact().empty());
    expect_exact(atlas.picture(), part_of(*engine, request, whole));
}

TEST(Atlas, HoldsNoMoreThanItMayAndGivesTheSameAgain) {
    const auto engine = naive();
    const AttentionRequest request = request_for(normal_input(query_count, key_count, 8), 0.7);
    constexpr std::size_t most = 1000;
    Atlas atlas(most);
    for (int round = 0; round < 2; ++round)
        for (const int size : {10, 14, 20, 25, 30})
            for (const std::int64_t from : {0, 10, 50}) {
                const PictureAxes picture = view(from, from + 90, from, from + 90, size, size);
                look_around(atlas, *engine, request, picture);
                expect_exact(atlas.picture(), part_of(*engine, request, picture));
                EXPECT_LE(atlas.size(),
                          most + static_cast<std::size_t>(picture.rows.count * picture.keys.count));
            }
}

TEST(Atlas, KnowsRowsOutsideThePictureOnceTheyWereComputed) {
    const auto engine = naive();
    AttentionRequest request = request_for(normal_input(query_count, key_count, 8), 0.7, "causal");
    Atlas atlas(ample);
    look_around(atlas, *engine, request, view(100, 120, 0, 40, 20, 20));
    const std::vector<PictureAxes> stretches = atlas.unknown_rows(10);
    EXPECT_EQ(stretches.size(), 19U);  // 21 of 10 rows, the last shifted, less 100 to 119
    for (const PictureAxes& stretch : stretches)
        atlas.add_rows(part_of(*engine, request, stretch));
    EXPECT_TRUE(atlas.unknown_rows(10).empty());
    const AttentionFrame wanted = compute(*engine, request), got = atlas.all_rows();
    EXPECT_EQ(got.rows, wanted.rows);
    EXPECT_EQ(got.statistics, wanted.statistics);
    EXPECT_EQ(got.lambdas, wanted.lambdas);
}

TEST(Atlas, HoldsADifference) {
    const auto engine = naive();
    const AttentionRequest one = request_for(normal_input(query_count, key_count, 8), 0.7);
    const AttentionRequest other = request_for(normal_input(query_count, key_count, 8), 0.2);
    const PictureAxes picture = view(0, query_count, 0, key_count, 40, 30);
    const auto part = [&](const PictureAxes& pixels) {
        return difference(part_of(*engine, one, pixels), part_of(*engine, other, pixels));
    };
    Atlas atlas(ample);
    atlas.look_at(picture);
    atlas.add(part({picture.rows.part({0, 11}), picture.keys}));
    atlas.add(part({picture.rows.part({11, 29}), picture.keys}));
    const AttentionFrame got = atlas.picture(), wanted = part(picture);
    expect_exact(got, wanted);
    ASSERT_TRUE(got.is_difference());
    EXPECT_EQ(got.subtracted->statistics, wanted.subtracted->statistics);
    EXPECT_EQ(got.subtracted->lambdas, wanted.subtracted->lambdas);
}

TEST(RefinementSteps, TakeAsManyRowsOfPixelsAsTheirScoresAllow) {
    const AttentionRequest request =
        request_for(normal_input(query_count, key_count, 8), 0.7, "causal");
    const PictureAxes picture = view(0, query_count, 0, key_count, 40, 30);
    std::int64_t all = 0;
    for (std::int64_t row = 0; row < query_count; ++row)
        all += std::min(row + 1, key_count);
    for (const std::int64_t most : {std::int64_t{1}, std::int64_t{2000}, all}) {
        const std::vector<RefinementStep> steps =
            refinement_steps(request, std::vector{picture}, most);
        std::int64_t next = picture.rows.first, sum = 0;
        for (const auto& [pixels, scores] : steps) {
            EXPECT_EQ(pixels.rows.first, next);
            EXPECT_TRUE(scores <= most || pixels.rows.count == 1);
            next = pixels.rows.pixels().end;
            sum += scores;
        }
        EXPECT_EQ(next, picture.rows.pixels().end);
        EXPECT_EQ(sum, all);  // 203 = 29 × 7: no row belongs to two pixels
        EXPECT_EQ(steps.size() == 1, most == all);
    }
}

}  // namespace
}  // namespace attnscope
