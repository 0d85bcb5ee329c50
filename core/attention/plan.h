#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/attention/engine.h"
#include "core/attention/pixel_axis.h"

namespace attnscope {

// Private to the engines: which rows a request needs and where they go.

struct Plan {
    std::int64_t key_count = 0;
    Mask mask = Mask::none;
    std::optional<Viewport> viewport;  ///< lowered to the cells there are
    PixelAxis rows_axis, keys_axis;
    std::vector<std::int64_t> edges;  ///< first key of each pixel column, then the end
    std::vector<std::int64_t> rows;   ///< to be computed, ascending
    bool coarse = false;

    /// Keys that a row sees: 0 … visible − 1.
    std::int64_t visible(std::int64_t row) const {
        return mask == Mask::causal ? std::min(row + 1, key_count) : key_count;
    }
    /// The row of pixels that shows a row, −1 where none does.
    std::int64_t pixel_row(std::int64_t row) const {
        return viewport && row >= rows_axis.begin && row < rows_axis.end ? rows_axis.pixel_of(row)
                                                                         : -1;
    }
};

/// Checks the request and lays it out. Throws InvalidRequest where Q and K do not fit each other,
/// λ is outside [0, 1e30], or the viewport lies outside the matrix.
Plan make_plan(const AttentionRequest& request);

/// begin, begin + 1, …, end − 1.
std::vector<std::int64_t> whole_range(std::int64_t begin, std::int64_t end);

/// Rows that one thread streams together, a multiple of every vector width.
inline constexpr std::size_t block_rows = 64;

/// Rows of the matrix that one thread streams together, and those of them that are asked for.
struct Block {
    std::span<const std::int64_t> rows, wanted;
    std::size_t first;  ///< place of wanted[0] among all wanted rows

    std::size_t end() const { return first + wanted.size(); }
};

/// Blocks of the wanted rows by themselves; where `kept_rows` lists all rows of the matrix, those
/// between multiples of block_rows that hold some of them.
std::vector<Block> blocks_of(std::span<const std::int64_t> wanted,
                             std::span<const std::int64_t> kept_rows);

/// Rows of one row of pixels that a coarse request takes: at most `limit`, spread evenly.
void append_spread(std::vector<std::int64_t>& rows, std::int64_t begin, std::int64_t end,
                   std::int64_t limit);

}  // namespace attnscope
