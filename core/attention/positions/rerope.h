#pragma once

#include "core/attention/positions/rope.h"
#include "core/limits.h"

namespace attnscope {

/// The window w, shared by ReRoPE and Leaky ReRoPE.
inline constexpr Parameter rerope_window{
    .key = "rerope_window",
    .label = "ReRoPE window w",
    .unit = "",
    .help = "Distances below the window are exact; good values are ¼ to ½ of the trained length.",
    .meaning =
        "This distance, in positions, is where ReRoPE begins to differ from RoPE. A window as long "
        "as the row leaves plain RoPE; one above the trained length lets distances occur that "
        "training did not have.",
    .standard = 512,
    .min = 1,
    .max = max_matrix_rows,
    .slider_min = 1,
    .slider_max = 4096,
    .whole = true,
};

/// RoPE in which every step of distance beyond the window w counts as `far_step` steps.
inline Rotation windowed_rope(const PositionInput& input, double far_step) {
    Rotation rotation = plain_rope(input);
    rotation.window = static_cast<std::int64_t>(input.parameters[rerope_window]);
    rotation.far_step = far_step;
    return rotation;
}

}  // namespace attnscope
