#pragma once

#include <stop_token>
#include <vector>

#include "core/attention/cpu/row_block.h"
#include "core/attention/engine/plan.h"

namespace attnscope {

// Private to the CPU engine.

/// The picture that the blocks' strips, in ascending order, make together: row-major height ×
/// width, NaN where no computed cell is visible. Throws Cancelled.
std::vector<float> assemble(const Plan& plan, Pooling pooling, std::vector<PixelStrip> strips,
                            const std::stop_token& stop);

}  // namespace attnscope
