#pragma once

#include "core/parameters/parameter.h"

namespace attnscope {

/// The cosine of a planted key to its query: q·k = d times this cosine, as if both have norm √d.
inline constexpr Parameter focus_cosine{
    .key = "focus_cosine",
    .label = "Planted key's cosine",
    .unit = "",
    .help = "Cosine of the query and the one key that matches it, in the focus figures.",
    .standard = 0.5,
    .min = -1,
    .max = 1,
    .slider_min = 0.05,
    .slider_max = 1,
};

}  // namespace attnscope
