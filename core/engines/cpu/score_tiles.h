#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/attention/prepared.h"
#include "core/engines/cpu/score_kernel.h"

namespace attnscope {

// Private to the CPU engine.

/// Number of keys in a tile.
inline constexpr int tile_keys = 1152;
static_assert(tile_keys % PackedKeys::group == 0);

/// Number of parts of a tile (column.h).
inline constexpr int tile_parts = tile_keys / part_keys;
static_assert(tile_keys % part_keys == 0);

/// The columns of a block that scores are written to (column.h).
using Columns = std::span<float* const>;

/// Working memory of one thread.
struct TileBuffers {
    QueryPanels queries, behind_queries, ahead_queries;
    std::vector<RowFloats> scores, other_scores;
    std::vector<float> group, values;
    std::vector<float*> columns;
};

/// Rows of a block, at most block_rows, and the columns that get their scores.
struct BlockColumns {
    std::span<const std::int64_t> rows;
    std::vector<float*> columns;
};

/// Computes scores of one kind (prepared.h), tile by tile. Safe to call from several threads.
class ScoreTiles {
public:
    virtual ~ScoreTiles() = default;

    /// Prepares for the tiles of these rows, at most block_rows. Throws InvalidRequest if a score
    /// could overflow float32.
    virtual void begin_block(std::span<const std::int64_t> rows, TileBuffers& buffers) const = 0;

    /// Writes the scores of the rows with `count` keys from first_key, a multiple of
    /// PackedKeys::group, on. The columns have room for whole groups of keys.
    virtual void fill(std::span<const std::int64_t> rows, std::int64_t first_key, int count,
                      Columns columns, TileBuffers& buffers) const = 0;

    /// Number of steps of fill_together(); 0 if computing scores block by block is as fast.
    virtual std::size_t steps_together() const { return 0; }
    /// Writes the scores of several blocks with all keys on all cores, and calls tick() after each
    /// step. Throws as begin_block() does, and Cancelled.
    virtual void fill_together(std::span<const BlockColumns>, const std::stop_token&,
                               const std::function<void()>&) const {}
};

/// Returns the number of keys rounded up to whole groups.
std::int64_t padded_keys(std::int64_t keys);

/// Makes the tiles for this kind of scores. Throws Cancelled.
std::unique_ptr<ScoreTiles> make_score_tiles(const Scores& scores, const KernelFunctions& kernel,
                                             const std::stop_token& stop);

}  // namespace attnscope
