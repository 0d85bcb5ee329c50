#pragma once

#include "core/parameters/parameter.h"

namespace attnscope {

/// The cosine of a planted key to its query, both taken to have the norm √d, so that q·k is d times
/// this cosine.
inline constexpr Parameter focus_cosine{
    .key = "focus_cosine",
    .label = "Planted key's cosine",
    .unit = "",
    .help = "Cosine of the query and the one key that matches it, in the focus figures.",
    .meaning =
        "This number is the cosine of the angle between a query and the one key that matches it. "
        "At norms √d that key scores d times the cosine; the larger its score, the more random "
        "keys it can stand against at a given λ.",
    .standard = 0.5,
    .min = -1,
    .max = 1,
    .slider_min = 0.05,
    .slider_max = 1,
    .formula = R"(\cos\theta = \frac{q \cdot k}{\lVert q\rVert \lVert k\rVert})",
    .source = "Attnscope",
};

}  // namespace attnscope
