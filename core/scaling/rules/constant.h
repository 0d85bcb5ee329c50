#pragma once

#include "core/scaling/rule.h"

namespace attnscope {

/// λ as the user sets it, the parameter of the constant rule. A control for λ sets it even if it
/// showed λ of another rule.
inline constexpr Parameter set_scale{
    .key = "lambda",
    .label = "Scale λ",
    .unit = "",
    .help = "Factor on q·k, used by the constant rule.",
    .meaning =
        "The number that multiplies every score before the softmax. At λ = 0 the scores have no "
        "influence; the larger λ is, the more of a row's weight goes to the keys with the largest "
        "scores.",
    .standard = 0.125,
    .min = 0,
    .max = 1e6,
    .slider_min = 1e-3,
    .slider_max = 10,
    .formula = R"(p = \operatorname{softmax}(\lambda s))",
    .source = "Vaswani et al. 2017, arXiv 1706.03762",
};

extern const Rule constant_rule;

}  // namespace attnscope
