#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/engines/parts/plan.h"

namespace attnscope {

// Private to the CPU engine.

/// Number of rows that one thread streams together, a multiple of every vector width.
inline constexpr std::size_t block_rows = 64;

/// The rows of the matrix that one thread streams together, and those of them whose results are
/// wanted.
struct Block {
    std::span<const std::int64_t> rows, wanted;
    std::size_t first;  ///< index of wanted[0] among the wanted rows of all blocks

    std::size_t end() const { return first + wanted.size(); }
};

/// Returns how many rows to stream together: block_rows, or half as many if each row sees few keys.
/// A full block would then stream past so many keys that only some of its rows see that it would be
/// slower.
std::size_t rows_together(const Plan& plan);

/// Splits the wanted rows into blocks of at most `most` rows. If `kept_rows` lists all rows of the
/// matrix, a block instead streams all rows from one multiple of block_rows to the next; there is
/// one block for each such stretch that holds wanted rows.
std::vector<Block> blocks_of(std::span<const std::int64_t> wanted,
                             std::span<const std::int64_t> kept_rows,
                             std::size_t most = block_rows);

}  // namespace attnscope
