#pragma once

#include "core/attention/normalizers.h"

namespace attnscope {

/// The logit s of the sink of a softmax. It is neither scaled by λ nor masked.
inline constexpr Parameter sink_logit{
    .key = "sink_logit",
    .label = "Sink logit s",
    .unit = "",
    .help = "Logit of the sink; at 0 it adds 1 to the sum of exponentials.",
    .meaning =
        "A logit of its own that takes part in the softmax but belongs to no key. The larger it "
        "is, the less weight the keys get together; 0 is the softmax off by one, and models that "
        "learn it have one for each head.",
    .standard = 0,
    .min = -1000,
    .max = 1000,
    .slider_min = 0.1,
    .slider_max = 20,
};

extern const Normalizer softmax_sink_normalizer;

}  // namespace attnscope
