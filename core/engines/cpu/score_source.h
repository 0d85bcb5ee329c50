#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/attention/prepared.h"
#include "core/engines/cpu/blocks.h"
#include "core/engines/cpu/score_tiles.h"

namespace attnscope {

// Private to the CPU engine: raw scores by tiles, kept between requests where they are few.

/// The scores of prepared attention, kept as they come, so that another λ, mask or viewport needs
/// no new ones: at once where there are at most 2,048 queries and keys, which a processor's cache
/// holds, else from the second request on where all take no more than `most_kept` bytes (up to
/// 4,096 of both). What needs new scores at each step, as a drag of n does, makes them for one
/// request alone, and would wait for memory.
class ScoreSource {
public:
    static constexpr std::int64_t most_kept_at_once = 2048;
    static constexpr std::int64_t most_kept = std::int64_t{65} << 20;

    /// Throws Cancelled.
    ScoreSource(const PreparedAttention& attention, const KernelFunctions& kernel,
                const std::stop_token& stop);

    /// Another request comes for these scores.
    void asked_again();

    /// All rows where scores are kept, none otherwise: what blocks_of() asks for.
    std::span<const std::int64_t> kept_rows() const { return kept_rows_; }

    /// In how many steps prefetch() works; 0 where it does nothing.
    std::size_t prefetch_steps() const { return keeps() ? tiles_->steps_together() : 0; }
    /// Makes and keeps the scores of these blocks together where that is faster than one by one,
    /// and calls tick() after each step. Throws as begin_block() does, and Cancelled.
    void prefetch(std::span<const Block> blocks, const std::stop_token& stop,
                  const std::function<void()>& tick);

    /// Makes ready for these rows, at most block_rows; two threads never have the same at a time.
    /// Throws InvalidRequest where a score could overflow float32.
    void begin_block(std::span<const std::int64_t> rows, TileBuffers& buffers);

    /// The block's columns of scores from first_key, a multiple of part_keys, on, for `count` ≤
    /// tile_keys keys. Valid until the next call.
    Columns tile(std::span<const std::int64_t> rows, std::int64_t first_key, int count,
                 TileBuffers& buffers);

    /// Whether what tile() gives is kept; otherwise the caller may change it.
    bool keeps() const { return !kept_rows_.empty(); }

private:
    void start_keeping();
    char& is_kept(std::span<const std::int64_t> rows) {
        return is_kept_[static_cast<std::size_t>(rows[0]) / block_rows];
    }
    void point_at_kept(std::int64_t row, std::int64_t key, std::vector<float*>& columns) const;
    void keep(std::span<const std::int64_t> rows, TileBuffers& buffers);

    std::unique_ptr<ScoreTiles> tiles_;
    std::int64_t rows_, keys_;
    std::vector<std::int64_t> kept_rows_;  ///< none where there are too many
    std::unique_ptr<RowFloats[]> kept_;    ///< written where is_kept_, block by block
    std::vector<char> is_kept_;
};

}  // namespace attnscope
