#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/attention/engine.h"
#include "core/attention/pixel_axis.h"

namespace attnscope {

// Private to the engines: which rows a request needs and where they go.

struct Plan {
    std::int64_t key_count = 0;
    Mask mask = Mask::none;
    PixelAxis rows_axis, keys_axis;        ///< without pixels where no picture is wanted
    std::vector<std::int64_t> first_keys;  ///< that each pixel column pools
    std::vector<std::int64_t> rows;        ///< to be computed, ascending
    bool coarse = false;

    /// Keys that a row sees: 0 … visible − 1.
    std::int64_t visible(std::int64_t row) const {
        return mask == Mask::causal ? std::min(row + 1, key_count) : key_count;
    }
    bool has_picture() const { return rows_axis.count > 0; }
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
