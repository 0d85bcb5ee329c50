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

/// Rows of the matrix that one thread streams together, and those of them that are asked for.
struct Block {
    std::span<const std::int64_t> rows, wanted;
    std::size_t first;  ///< place of wanted[0] among all wanted rows

    std::size_t end() const { return first + wanted.size(); }
};

/// How many rows to stream together: half of block_rows where each sees so few keys that those
/// which its neighbours alone see would cost more than is saved.
std::size_t rows_together(const Plan& plan);

/// Blocks of at most so many of the wanted rows; where `kept_rows` lists all rows of the matrix,
/// those between multiples of block_rows that hold some of them.
std::vector<Block> blocks_of(std::span<const std::int64_t> wanted,
                             std::span<const std::int64_t> kept_rows,
                             std::size_t most = block_rows);

}  // namespace attnscope
