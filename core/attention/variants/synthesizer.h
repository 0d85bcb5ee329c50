#pragma once

#include "core/parameters/parameter.h"

namespace attnscope {

// Parameters of the synthesizers, which their mixture reads, too.

inline constexpr Parameter synthesizer_layers{
    .key = "synthesizer_layers",
    .label = "Layers",
    .unit = "",
    .help = "Layers of the dense synthesizer: 1, or 2 with biases and relu between them.",
    .standard = 1,
    .min = 1,
    .max = 2,
    .slider_min = 1,
    .slider_max = 2,
    .whole = true,
};
inline constexpr Parameter synthesizer_width{
    .key = "synthesizer_width",
    .label = "Dense hidden width",
    .unit = "",
    .help = "Hidden units of the dense synthesizer where it has two layers.",
    .standard = 64,
    .min = 1,
    .max = 4096,
    .slider_min = 1,
    .slider_max = 256,
    .whole = true,
};
inline constexpr Parameter synthesizer_rank{
    .key = "synthesizer_rank",
    .label = "Rank k",
    .unit = "",
    .help = "Columns of the factors of the factorized random synthesizer.",
    .standard = 16,
    .min = 1,
    .max = 4096,
    .slider_min = 1,
    .slider_max = 256,
    .whole = true,
};
inline constexpr Parameter synthesizer_factor{
    .key = "synthesizer_factor",
    .label = "First factor a",
    .unit = "",
    .help =
        "Columns of the first factor of a factorized dense synthesizer; the other one has n/a, "
        "rounded up.",
    .standard = 16,
    .min = 1,
    .max = 4096,
    .slider_min = 1,
    .slider_max = 256,
    .whole = true,
};

}  // namespace attnscope
