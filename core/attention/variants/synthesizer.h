#pragma once

#include "core/parameters/parameter.h"

namespace attnscope {

// Parameters of the synthesizers, which their mixture reads, too.

inline constexpr Parameter synthesizer_layers{
    .key = "synthesizer_layers",
    .label = "Layers",
    .unit = "",
    .help = "Layers of the dense synthesizer: 1, or 2 with biases and relu between them.",
    .meaning =
        "The dense synthesizer turns a query into scores by one matrix, or by two with relu in "
        "between. For queries of norm √d, drawn scores have variance 1 with one layer and ½ with "
        "two, as relu sets half of the hidden units to 0.",
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
    .meaning =
        "The dense synthesizer computes scores from the query alone, without keys. With two "
        "layers it first turns the query into this many numbers, called hidden units, and then "
        "these into the scores; with one layer the number has no effect. Matrices from a "
        "weights file have to be of this width.",
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
    .meaning =
        "Both factors of the factorized random synthesizer have this many columns, k. A drawn "
        "score is a sum of k products, so its standard deviation is √k: at λ = 1, a larger k makes "
        "sharper rows.",
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
    .meaning =
        "A factorized dense synthesizer maps each query to two short rows, the first of this "
        "length, a, the second of length n/a. The two matrices together have the fewest weights "
        "where a is about √n.",
    .standard = 16,
    .min = 1,
    .max = 4096,
    .slider_min = 1,
    .slider_max = 256,
    .whole = true,
};

}  // namespace attnscope
