#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/engines/parts/plan.h"

namespace attnscope {

// Private to the CPU engine.

/// Rows that one thread streams together, a multiple of every vector width.
inline constexpr std::size_t block_rows = 64;

/// Rows of the matrix that one thread streams together, and those of them that are requested.
struct Block {
    std::span<const std::int64_t> rows, wanted;
    std::size_t first;  ///< index of wanted[0] among all wanted rows

    std::size_t end() const { return first + wanted.size(); }
};

/// Number of rows to stream together: block_rows, or half of it if each row sees so few keys that
/// streaming those which only its neighbours see would cost more than it saves.
std::size_t rows_together(const Plan& plan);

/// Splits the wanted rows into blocks of at most `most`. If `kept_rows` lists all rows of the
/// matrix, the blocks are those between multiples of block_rows that hold some wanted rows.
std::vector<Block> blocks_of(std::span<const std::int64_t> wanted,
                             std::span<const std::int64_t> kept_rows,
                             std::size_t most = block_rows);

}  // namespace attnscope
