#pragma once

#include "core/scaling/rule.h"

namespace attnscope {

/// λ that is set by the user: the parameter of the constant rule, which a control for λ changes
/// whatever rule gave the value shown.
inline constexpr Parameter set_scale{
    .key = "lambda",
    .label = "Scale λ",
    .unit = "",
    .help = "Factor on q·k, used by the constant rule.",
    .standard = 0.125,
    .min = 0,
    .max = 1e6,
    .slider_min = 1e-3,
    .slider_max = 10,
};

extern const Rule constant_rule;

}  // namespace attnscope
