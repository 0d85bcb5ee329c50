#pragma once

#include "core/attention/normalizers.h"

namespace attnscope {

/// The exponent of entmax, from the softmax, at 1, to the sparsemax, at 2.
inline constexpr Parameter entmax_alpha{
    .key = "entmax_alpha",
    .label = "Entmax α",
    .unit = "",
    .help = "Between the softmax, at 1, and the sparsemax, at 2; 1.5 is usual.",
    .meaning =
        "How sharply small weights are cut: at 2 entmax is the sparsemax, and towards 1 it becomes "
        "the softmax, which cuts none. At 1.5 weights are squares of what logits rise above the "
        "threshold.",
    .standard = 1.5,
    .min = 1.05,
    .max = 2,
    .slider_min = 1.05,
    .slider_max = 2,
};

extern const Normalizer entmax_normalizer;

}  // namespace attnscope
