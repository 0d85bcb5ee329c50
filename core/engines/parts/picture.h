#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/engines/parts/plan.h"

namespace attnscope {

// Shared by the engines and private to them.

/// The rows of pixels to which one block contributes. Its first and last row may also be in the
/// strips of the blocks before and after.
struct PixelStrip {
    std::int64_t first = 0;  ///< its first row of pixels
    std::size_t width = 0;   ///< 0 if the block shows nothing
    std::vector<float> values;

    /// Returns one past the last row of pixels.
    std::int64_t end() const {
        return width == 0 ? first : first + static_cast<std::int64_t>(values.size() / width);
    }
    std::span<float> row(std::int64_t pixel_row) {
        return std::span(values).subspan(static_cast<std::size_t>(pixel_row - first) * width,
                                         width);
    }
};

/// Returns the picture that the strips of the blocks, in ascending order, make together: row-major
/// height × width, NaN where no computed cell is visible. Throws Cancelled.
std::vector<float> assemble(const Plan& plan, Pooling pooling, std::vector<PixelStrip> strips,
                            const std::stop_token& stop);

/// Completes a frame whose rows are computed: sets the picture that the strips make, whether it has
/// signs, the number of scores, and the list of rows. Throws Cancelled.
void finish(AttentionFrame& frame, Plan plan, Pooling pooling, std::vector<PixelStrip> strips,
            const std::stop_token& stop);

}  // namespace attnscope
