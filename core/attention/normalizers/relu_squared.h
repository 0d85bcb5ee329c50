#pragma once

#include "core/attention/normalizers.h"

namespace attnscope {

/// The power of the number of keys by which squared logits are divided.
inline constexpr Parameter relu_power{
    .key = "relu_power",
    .label = "Exponent a of n",
    .unit = "",
    .help = "Squares are divided by this power of the number of keys that the row sees.",
    .meaning =
        "The number of keys that a row sees is raised to this power and divides the squared "
        "logits. With 1 the sum of a row of random scores stays about equal as n grows, and with 2 "
        "it falls as 1/n.",
    .standard = 1,
    .min = 1,
    .max = 2,
    .slider_min = 1,
    .slider_max = 2,
    .whole = true,
};

extern const Normalizer relu_squared_normalizer;

}  // namespace attnscope
