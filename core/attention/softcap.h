#pragma once

#include "core/parameters/parameter.h"

namespace attnscope {

/// c of c·tanh(λs/c), which replaces the logit λs before a bias is added; 0: no softcap. Source:
/// Gemma 2, arXiv 2408.00118, which has c = 50.
inline constexpr Parameter softcap{
    .key = "softcap",
    .label = "Softcap",
    .unit = "",
    .help =
        "Limits the logits λs to ±c by c·tanh(λs/c), before a position bias is added; 50 in Gemma "
        "2, 0 for no limit.",
    .meaning =
        "A softcap c bends the scaled score, λs, into c·tanh(λs/c), which never leaves the range "
        "from −c to c. Numbers far below c hardly change, and no weight of a row is then more than "
        "e^(2c) times another, position bias aside.",
    .standard = 0,
    .min = 0,
    .max = 1e6,
    .slider_min = 1,
    .slider_max = 100,
    .formula = R"(c \tanh(\lambda s/c))",
    .source = "Gemma Team 2024, Gemma 2, arXiv 2408.00118",
};

}  // namespace attnscope
