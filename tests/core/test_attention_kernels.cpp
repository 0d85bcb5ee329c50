#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <random>
#include <vector>

#include "core/engines/cpu/blocks.h"
#include "core/engines/cpu/kernel.h"
#include "core/engines/cpu/score_kernel.h"
#include "core/engines/parts/plan.h"
#include "core/engines/pixel_axis.h"

namespace attnscope {
namespace {

Vectors random_vectors(std::int64_t rows, std::int64_t dim, unsigned seed) {
    Vectors vectors{rows, dim, std::vector<float>(static_cast<std::size_t>(rows * dim))};
    std::mt19937 random(seed);
    std::normal_distribution<float> normal;
    std::generate(vectors.data.begin(), vectors.data.end(), [&] { return normal(random); });
    return vectors;
}

double dot(const Vectors& a, std::int64_t i, const Vectors& b, std::int64_t j) {
    double sum = 0;
    for (std::int64_t k = 0; k < a.dim; ++k)
        sum += static_cast<double>(a.data[static_cast<std::size_t>(i * a.dim + k)]) *
               static_cast<double>(b.data[static_cast<std::size_t>(j * b.dim + k)]);
    return sum;
}

TEST(ScoreKernel, GivesEveryScoreInItsPlace) {
    for (const std::int64_t dim : {1, 2, 3, 17, 64, 130}) {
        const Vectors queries = random_vectors(70, dim, 1);
        const auto keys = std::make_shared<const Vectors>(random_vectors(61, dim, 2));
        const PackedKeys packed(keys, {});
        const std::vector<std::int64_t> rows = {0, 1, 5, 6, 7, 8, 9, 30, 31, 32, 33, 50, 69};
        QueryPanels panels;
        panels.assign(queries, rows, {0, dim});
        std::vector<std::vector<RowFloats>> memory(
            2 * panels.panels(), std::vector<RowFloats>(static_cast<std::size_t>(packed.padded())));
        std::vector<float*> columns;
        for (auto& column : memory)
            columns.push_back(column[0].of);
        const std::int64_t first = PackedKeys::group;
        std::vector<float> buffer;
        multiply(usual_kernel().functions, panels, packed, first, keys->rows - first, columns,
                 buffer);
        for (std::size_t r = 0; r < rows.size(); ++r)
            for (std::int64_t j = first; j < keys->rows; ++j) {
                const float got = memory[r / column_rows][static_cast<std::size_t>(j - first)]
                                        [static_cast<int>(r % column_rows)];
                EXPECT_NEAR(got, dot(queries, rows[r], *keys, j),
                            1e-6 * std::sqrt(static_cast<double>(dim)) * 4)
                    << "d " << dim << " row " << rows[r] << " key " << j;
            }
    }
}

/// Every score of these rows, key after key.
std::vector<float> scores_of(const Vectors& queries, const PackedKeys& keys, Stretch first,
                             Stretch second) {
    const std::vector<std::int64_t> rows = whole_range(0, queries.rows);
    std::vector<RowFloats> left(static_cast<std::size_t>(keys.padded())), right = left;
    std::vector<float> buffer;
    const std::vector<float*> columns = {left[0].of, right[0].of};
    QueryPanels panels;
    for (const Stretch stretch : {first, second})
        if (stretch.count > 0) {
            panels.assign(queries, rows, stretch);
            multiply(usual_kernel().functions, panels, keys, 0, keys.keys()->rows, columns, buffer);
        }
    return {left[0].of, left[0].of + left.size() * column_rows};
}

TEST(ScoreKernel, StretchesAddUpToTheSameScores) {
    const Vectors queries = random_vectors(3, 100, 1);
    const PackedKeys keys(std::make_shared<const Vectors>(random_vectors(29, 100, 2)), {});
    EXPECT_EQ(scores_of(queries, keys, {0, 37}, {37, 63}), scores_of(queries, keys, {0, 100}, {}));
}

/// One key is padded to a whole group, which would be more numbers than are packed.
TEST(ScoreKernel, LargeKeysArePackedGroupByGroup) {
    const std::int64_t dim = PackedKeys::most_packed / PackedKeys::group + 1;
    const Vectors queries{1, dim, std::vector<float>(static_cast<std::size_t>(dim), 0.5F)};
    std::vector<float> values(static_cast<std::size_t>(dim), 0.0F);
    values.front() = 3;
    values.back() = 4;
    const PackedKeys keys(std::make_shared<const Vectors>(Vectors{1, dim, values}), {});
    const std::vector<float> scores =
        scores_of(queries, keys, {0, longest_stretch}, {dim - longest_stretch, longest_stretch});
    EXPECT_EQ(scores[0], 3.5F);
    EXPECT_EQ(scores[static_cast<std::size_t>(column_rows)], 0.0F) << "padding";
}

TEST(PixelAxis, EveryPixelPoolsEquallyManyCellsAndEveryCellIsPooled) {
    for (const std::int64_t cells : {1, 2, 3, 7, 64, 1000, 4096, 131072})
        for (const std::int64_t pixels : {1, 2, 3, 5, 64, 600, 997, 2000}) {
            const PixelAxis axis = PixelAxis::showing(0, cells, cells, pixels);
            EXPECT_LE(axis.count, pixels);
            EXPECT_EQ(axis.count, axis.whole());
            EXPECT_EQ(axis.begin(), 0);
            EXPECT_EQ(axis.end(), cells);
            EXPECT_EQ(axis.edge(axis.count), static_cast<double>(cells));
            std::int64_t shared = 0;
            for (std::int64_t p = 0; p < axis.count; ++p) {
                ASSERT_EQ(axis.end_of(p) - axis.begin_of(p), axis.pooled);
                ASSERT_LT(std::abs(axis.edge(p) - static_cast<double>(axis.begin_of(p))),
                          static_cast<double>(axis.pooled));
                if (p > 0)
                    shared += axis.end_of(p - 1) - axis.begin_of(p);
                ASSERT_GE(shared, 0) << "none is left out";
            }
            EXPECT_LT(shared, axis.pooled);
        }
}

TEST(PixelAxis, PixelsOfACellAreThoseThatPoolIt) {
    for (const std::int64_t cells : {1, 7, 64, 997})
        for (const std::int64_t available : {1, 5, 64, 600}) {
            const PixelAxis axis =
                PixelAxis::showing(cells / 3, cells - cells / 4, cells, available);
            EXPECT_LE(axis.begin(), cells / 3);
            EXPECT_GE(axis.end(), cells - cells / 4);
            for (std::int64_t cell = 0; cell < cells; ++cell) {
                const auto [begin, end] = axis.pixels_of(cell);
                for (std::int64_t p = 0; p < axis.count; ++p)
                    ASSERT_EQ(p >= begin && p < end,
                              axis.begin_of(p) <= cell && cell < axis.end_of(p))
                        << "cell " << cell << " of " << cells << ", pixel " << p;
            }
        }
}

TEST(PixelAxis, PanningMovesWholePixels) {
    const std::int64_t cells = 4099, shown = 1500, available = 400;
    const PixelAxis first = PixelAxis::showing(0, shown, cells, available);
    for (std::int64_t from = 0; from + shown <= cells; from += 17) {
        const PixelAxis axis = PixelAxis::showing(from, from + shown, cells, available);
        EXPECT_EQ(axis.pooled, first.pooled);
        EXPECT_LE(axis.edge(0), static_cast<double>(from));
        EXPECT_GE(axis.edge(axis.count), static_cast<double>(from + shown));
        EXPECT_LE(axis.count, available);
    }
}

TEST(Plan, CoarseRowsAreSpreadOverTheirPixel) {
    std::vector<std::int64_t> rows;
    append_spread(rows, 100, 110, 2);
    EXPECT_EQ(rows, (std::vector<std::int64_t>{102, 107}));
    append_spread(rows, 110, 111, 2);
    EXPECT_EQ(rows, (std::vector<std::int64_t>{102, 107, 110}));
}

TEST(Plan, BlocksHoldEveryWantedRowOnce) {
    const std::vector<std::int64_t> all = whole_range(0, 300);
    const std::vector<std::int64_t> wanted = {3, 4, 63, 64, 70, 130, 299};
    for (const bool kept : {false, true}) {
        std::vector<std::int64_t> seen;
        for (const Block& block :
             blocks_of(wanted, kept ? std::span(all) : std::span<const std::int64_t>())) {
            EXPECT_EQ(block.first, seen.size());
            EXPECT_LE(block.rows.size(), block_rows);
            for (const std::int64_t row : block.wanted) {
                EXPECT_TRUE(std::binary_search(block.rows.begin(), block.rows.end(), row));
                seen.push_back(row);
            }
            if (kept) {
                EXPECT_EQ(block.rows[0] % static_cast<std::int64_t>(block_rows), 0);
            }
        }
        EXPECT_EQ(seen, wanted);
    }
}

}  // namespace
}  // namespace attnscope
