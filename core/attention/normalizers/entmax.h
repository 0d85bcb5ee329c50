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
        "Entmax gives weight 0 to keys whose logits lie below a threshold, which it sets so "
        "that the weights sum to 1; α says how sharply it does that. At 2 it is the sparsemax, "
        "which gives more keys weight 0 than any smaller α; towards 1 it becomes the softmax, "
        "which gives weight 0 to none.",
    .standard = 1.5,
    .min = 1.05,
    .max = 2,
    .slider_min = 1.05,
    .slider_max = 2,
};

extern const Normalizer entmax_normalizer;

}  // namespace attnscope
