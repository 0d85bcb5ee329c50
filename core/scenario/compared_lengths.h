#pragma once

#include "core/limits.h"
#include "core/parameters/parameter.h"

namespace attnscope {

// The two lengths between which the figure of rules over lengths compares.

inline constexpr Parameter compared_from{
    .key = "compared_from",
    .label = "Compare from n",
    .unit = "",
    .help = "The shorter of the two lengths between which rules are compared.",
    .meaning =
        "Each rule's entropy, gradient and focus are computed at this length first. Only the view "
        "of rules over lengths reads it, which shows the change from here to the longer length.",
    .standard = 512,
    .min = 2,
    .max = max_length,
    .slider_min = 2,
    .slider_max = 131072,
    .whole = true,
    .formula = "n_1",
    .source = "Attnscope",
};

inline constexpr Parameter compared_to{
    .key = "compared_to",
    .label = "Compare to n",
    .unit = "",
    .help = "The longer of the two lengths between which rules are compared.",
    .meaning =
        "A second length, at which the entropy, gradient and focus of each rule are computed as "
        "well. Only the view of rules over lengths reads it, where a rule that hardly depends on "
        "the length has nearly equal values at both.",
    .standard = 131072,
    .min = 2,
    .max = max_length,
    .slider_min = 2,
    .slider_max = 1048576,
    .whole = true,
    .formula = "n_2",
    .source = "Attnscope",
};

}  // namespace attnscope
