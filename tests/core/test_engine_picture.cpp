#include <gtest/gtest.h>

#include <cmath>
#include <memory>

#include "core/engines/engine.h"
#include "tests/core/engine_checks.h"
#include "tests/core/engines_under_test.h"

namespace attnscope {
namespace {

using testing::compute;
using testing::expect_picture;
using testing::NaiveRow;
using testing::normal_input;
using testing::request_for;

using PictureOf = testing::EachEngine;
INSTANTIATE_TEST_SUITE_P(, PictureOf, testing::all_engines(), testing::engine_name);

struct View {
    Viewport view;
    int rows_per_pixel;
};

class EnginePicture
    : public ::testing::TestWithParam<std::tuple<const EngineKind*, View, Pooling, const char*>> {};

TEST_P(EnginePicture, IsThePooledMatrix) {
    const auto& [kind, view, pooling, mask] = GetParam();
    const auto engine = kind->make(0);
    AttentionRequest request = request_for(normal_input(421, 789, 16), 0.7, mask);
    request.viewport = view.view;
    request.pooling = pooling;
    request.rows_per_pixel = view.rows_per_pixel;
    for (const bool all_rows : {false, true}) {
        request.all_rows = all_rows;
        const AttentionFrame frame = compute(*engine, request);
        const PixelAxis &rows = frame.rows_axis, &keys = frame.keys_axis;
        EXPECT_LE(rows.begin(), std::max<std::int64_t>(view.view.row_begin, 0));
        EXPECT_GE(rows.end(), std::min<std::int64_t>(view.view.row_end, 421));
        EXPECT_LE(keys.begin(), std::max<std::int64_t>(view.view.key_begin, 0));
        EXPECT_GE(keys.end(), std::min<std::int64_t>(view.view.key_end, 789));
        if (all_rows && view.rows_per_pixel == 0) {
            EXPECT_EQ(frame.rows.size(), 421U);
        } else if (view.rows_per_pixel == 0) {
            EXPECT_EQ(std::ssize(frame.rows), rows.end() - rows.begin());
        } else {
            EXPECT_LE(std::ssize(frame.rows), rows.count * view.rows_per_pixel);
        }
        expect_picture(frame, request);
        for (std::size_t i = 0; i < frame.rows.size(); i += 37)
            EXPECT_NEAR(frame.statistics[i].entropy, NaiveRow(request, frame.rows[i]).entropy,
                        1e-5);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Views, EnginePicture,
    ::testing::Combine(
        ::testing::ValuesIn(testing::engines_started_at_once()),
        ::testing::Values(View{{0, 421, 0, 789, 100, 100}, 0}, View{{0, 421, 0, 789, 800, 800}, 0},
                          View{{0, 421, 0, 789, 788, 3}, 0}, View{{0, 421, 0, 789, 1, 1}, 0},
                          View{{100, 333, 200, 700, 77, 50}, 0},
                          View{{420, 421, 788, 789, 9, 9}, 0}, View{{63, 65, 383, 385, 2, 2}, 0},
                          View{{-5, 1000, 100, 2000, 64, 64}, 0}, View{{0, 421, 0, 789, 60, 40}, 1},
                          View{{7, 421, 5, 789, 60, 40}, 3}),
        ::testing::Values(Pooling::max, Pooling::mean), ::testing::Values("none", "causal")));

/// Too large to be kept: the other way through the engine.
TEST_P(PictureOf, APictureOfALargeMatrixIsThePooledMatrix) {
    for (const Pooling pooling : {Pooling::max, Pooling::mean})
        for (const char* const mask : {"none", "causal"}) {
            AttentionRequest request = request_for(normal_input(150, 2500, 8), 0.7, mask);
            request.viewport = Viewport{20, 140, 1, 2500, 90, 31};
            request.pooling = pooling;
            expect_picture(compute(*engine, request), request);
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

TEST_P(PictureOf, AThinBrightColumnIsSeenAtEveryPosition) {
    const std::int64_t n = 4096,
                       step = GetParam()->key == "cpu" ? 13 : 397;  // others take their time
    for (std::int64_t bright = 0; bright < n; bright += bright == 0 ? 4 : step) {
        AttentionRequest request;
        request.input = with_bright_key(n, bright == 4 ? n - 1 : bright);
        request.lambda = 1;
        request.viewport = Viewport{0, n, 0, n, 600, 600};
        request.rows_per_pixel = 1;
        const AttentionFrame frame = engine->compute(request, {}, {});
        const std::int64_t place = bright == 4 ? n - 1 : bright;
        const std::int64_t width = frame.keys_axis.count;
        ASSERT_EQ(width, 586);  // of 7 keys each
        const float* const row = frame.weights.data() + width * (bright % width);
        for (std::int64_t x = 0; x < width; ++x) {
            const testing::PooledCells pooled(frame.keys_axis, x);
            const bool is_bright = place >= pooled.begin && place < pooled.end;
            ASSERT_EQ(row[x] > 0.3F, is_bright)
                << "key " << place << ", pixel " << x << ", weight " << row[x];
        }
    }
}

TEST_P(PictureOf, ABrightColumnIsSeenInEveryRowOfAFullPicture) {
    AttentionRequest request = request_for(with_bright_key(4096, 2741), 1);
    request.viewport = Viewport{0, 4096, 0, 4096, 600, 600};
    const AttentionFrame frame = compute(*engine, request);
    const auto size = static_cast<std::size_t>(frame.rows_axis.count);
    for (std::size_t y = 0; y < size; ++y)
        EXPECT_GT(frame.weights[y * size + 2741 / 7], 0.3F) << y;
}

}  // namespace
}  // namespace attnscope
