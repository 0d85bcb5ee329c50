#pragma once

#include "core/scaling/rule.h"

namespace attnscope {

/// The factor of log n in both forms of the rule.
inline constexpr Parameter ssmax_factor{
    .key = "ssmax_s",
    .label = "SSMax s",
    .unit = "",
    .help = "Factor of log n in the SSMax rules, learned for each head in the source.",
    .meaning =
        "The factor s in λ = s·log n/√d. At s = 1/log n, which is 0.16 for n = 512, the rule "
        "agrees with 1/√d; the default 0.43 makes λ 2.7 times as large there.",
    .standard = 0.43,
    .min = 0,
    .max = 1e4,
    .slider_min = 0.01,
    .slider_max = 10,
};

}  // namespace attnscope
