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

// Private to the CPU engine: raw scores by tiles, kept between requests if they are few.

/// The scores of prepared attention. They are kept if they are few, so that another λ, mask or
/// viewport needs no new scores:
/// - With at most 2,048 queries and keys, which fit a processor's cache, scores are kept from the
///   first request on.
/// - If all scores take no more than `most_kept` bytes (up to 4,096 queries and keys), they are
///   kept from the second request on. The first request does not keep so many, because where every
///   step needs new scores, as in a drag of n, they are used only once and would wait for the
///   memory.
class ScoreSource {
public:
    static constexpr std::int64_t most_kept_at_once = 2048;
    static constexpr std::int64_t most_kept = std::int64_t{65} << 20;

    /// Throws Cancelled.
    ScoreSource(const PreparedAttention& attention, const KernelFunctions& kernel,
                const std::stop_token& stop);

    /// Returns the source of the scores whose weights are subtracted
    /// (PreparedAttention::subtracted), which must be there. It keeps scores if this one does.
    ScoreSource& subtracted() const { return *subtracted_; }

    /// To be called when another request uses these scores.
    void asked_again();

    /// Returns all rows of the matrix if scores are kept, otherwise none; an argument of
    /// blocks_of().
    std::span<const std::int64_t> kept_rows() const { return kept_rows_; }

    /// Number of steps of prefetch(); 0 if it does nothing.
    std::size_t prefetch_steps() const {
        return keeps() ? tiles_->steps_together() * (subtracted_ ? 2 : 1) : 0;
    }
    /// Computes and keeps the scores of these blocks together if that is faster than one by one,
    /// and calls tick() after each step. Throws as begin_block() does, and Cancelled.
    void prefetch(std::span<const Block> blocks, const std::stop_token& stop,
                  const std::function<void()>& tick);

    /// Prepares for tiles of these rows, at most block_rows. No two threads may have the same rows
    /// at once. Throws InvalidRequest if a score could overflow float32.
    void begin_block(std::span<const std::int64_t> rows, TileBuffers& buffers);

    /// Returns the block's columns of scores with `count` ≤ tile_keys keys from first_key, a
    /// multiple of part_keys, on. Valid until the next call with these buffers.
    Columns tile(std::span<const std::int64_t> rows, std::int64_t first_key, int count,
                 TileBuffers& buffers);

    /// Whether the scores that tile() returns are kept; otherwise the caller may change them.
    bool keeps() const { return !kept_rows_.empty(); }

private:
    ScoreSource(const Scores& scores, std::int64_t rows, std::int64_t keys,
                const KernelFunctions& kernel, const std::stop_token& stop);

    void start_keeping();
    char& is_kept(std::span<const std::int64_t> rows) {
        return is_kept_[static_cast<std::size_t>(rows[0]) / block_rows];
    }
    void point_at_kept(std::int64_t row, std::int64_t key, std::vector<float*>& columns) const;
    void keep(std::span<const std::int64_t> rows, TileBuffers& buffers);

    std::unique_ptr<ScoreTiles> tiles_;
    std::unique_ptr<ScoreSource> subtracted_;
    std::int64_t rows_, keys_;
    std::vector<std::int64_t> kept_rows_;  ///< empty if scores are not kept
    std::unique_ptr<RowFloats[]> kept_;    ///< scores in columns, valid where is_kept_
    std::vector<char> is_kept_;            ///< for each block, whether its scores are in kept_
};

}  // namespace attnscope
