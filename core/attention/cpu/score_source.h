#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/attention/cpu/plan.h"
#include "core/attention/cpu/score_kernel.h"
#include "core/attention/vectors.h"

namespace attnscope {

// Private to the CPU engine: raw scores q·k by tiles, kept between requests where they are few.

/// Keys are walked in tiles of so many: a multiple of every PackedKeys::group.
inline constexpr int tile_keys = 384;

/// Working memory of one thread.
struct TileBuffers {
    QueryPanels queries;
    std::vector<float> scores, group;
    std::vector<float*> columns;
};

/// The scores of one Q and K. Up to 2,048 queries and keys they are kept as they come, so that
/// another λ or viewport needs no new product.
class ScoreSource {
public:
    static constexpr std::int64_t most_kept = 2048;

    /// Throws Cancelled.
    ScoreSource(const QueriesAndKeys& input, const std::stop_token& stop);

    bool is_for(const QueriesAndKeys& input) const {
        return input.queries == queries_ && input.keys == keys_.keys();
    }

    /// All rows where scores are kept, none otherwise: what blocks_of() asks for.
    std::span<const std::int64_t> kept_rows() const { return kept_rows_; }

    /// Makes ready for these rows, at most block_rows; two threads never have the same at a time.
    /// Throws InvalidRequest where a score could overflow float32.
    void begin_block(std::span<const std::int64_t> rows, TileBuffers& buffers);

    /// The block's columns of scores from first_key, a multiple of tile_keys, on, for `count` ≤
    /// tile_keys keys. Valid until the next call.
    std::span<float* const> tile(std::span<const std::int64_t> rows, std::int64_t first_key,
                                 int count, TileBuffers& buffers);

private:
    bool is_one_stretch() const { return queries_->dim <= longest_stretch; }
    void assign_queries(std::span<const std::int64_t> rows, TileBuffers& buffers) const;
    void multiply_keys(std::span<const std::int64_t> rows, std::int64_t first_key,
                       std::int64_t count, TileBuffers& buffers) const;
    void point_at_kept(std::int64_t row, std::int64_t key, TileBuffers& buffers);
    void keep(std::span<const std::int64_t> rows, TileBuffers& buffers);

    std::shared_ptr<const Vectors> queries_;
    PackedKeys keys_;
    std::vector<std::int64_t> kept_rows_;  ///< none where there are too many
    std::unique_ptr<float[]> kept_;        ///< written where is_kept_, block by block
    std::vector<char> is_kept_;
};

}  // namespace attnscope
