#pragma once

#include "core/attention/variants.h"
#include "core/attention/weights.h"
#include "core/parameters/parameter.h"

namespace attnscope {

extern const Variant additive_attention;

inline constexpr Parameter additive_width{
    .key = "additive_width",
    .label = "Additive hidden width",
    .unit = "",
    .help = "Hidden units of additive attention.",
    .meaning =
        "The network that turns query and key into a score has this many hidden units. Its output "
        "weights are drawn with variance 1 over this number, so that the spread of the scores "
        "hardly depends on it.",
    .standard = 64,
    .min = 1,
    .max = 4096,
    .slider_min = 1,
    .slider_max = 256,
    .whole = true,
};

/// Returns ‖v‖₁, where v are the output weights of additive attention. No score exceeds it in
/// absolute value, because |tanh| < 1. Throws what the source of the weights throws.
double additive_bound(const ParameterValues& parameters, const Weights& weights);

}  // namespace attnscope
