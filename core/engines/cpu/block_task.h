#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/engines/cpu/logit_stage.h"
#include "core/engines/parts/picture.h"
#include "core/engines/parts/plan.h"

namespace attnscope {

// Private to the CPU engine.

/// The task of a block: `rows` are streamed together, and results are computed for those of them
/// that are in `wanted`.
struct BlockTask {
    const KernelFunctions& kernel;
    const Plan& plan;
    const LogitStage& logits;
    Pooling pooling;
    std::span<const std::int64_t> rows;
    std::span<const std::int64_t> wanted;
    const std::stop_token& stop;

    /// Returns the index in `rows` of the row at place r of the columns. Columns are always full:
    /// places past the last row repeat it.
    std::size_t filled_up(std::size_t r) const { return std::min(r, rows.size() - 1); }
    std::size_t column_count() const { return (rows.size() + column_rows - 1) / column_rows; }
    ColumnRows rows_of(std::size_t column) const;

    /// Returns the index of each row in `wanted`; −1 if it is not there.
    std::vector<std::int64_t> places() const;
    /// Returns the rows of pixels that show each row; none for rows that are not wanted.
    std::vector<PixelAxis::Range> pixel_rows() const;
};

/// Returns a strip of zeros for these rows of pixels, as BlockTask::pixel_rows() returns them; an
/// empty one if there are none.
PixelStrip strip_of(const Plan& plan, std::span<const PixelAxis::Range> pixel_rows);

}  // namespace attnscope
