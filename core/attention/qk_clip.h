#pragma once

#include "core/parameters/parameter.h"

namespace attnscope {

/// τ of the factor min(1, τ/max z) on all logits z = λs of a head, before a softcap and a bias; 0:
/// no clip. The maximum is over all keys that all rows see. Source: Kimi K2, arXiv 2507.20534,
/// which has τ = 100.
inline constexpr Parameter qk_clip{
    .key = "qk_clip",
    .label = "QK-Clip",
    .unit = "",
    .help =
        "Multiplies all logits λs of the head by min(1, τ/max λs), so that none exceeds τ; a "
        "softcap, biases and factors of positions come after that. 100 in Kimi K2, 0 for no limit.",
    .meaning =
        "QK-Clip shrinks all logits of a head by one factor, τ divided by the largest logit "
        "that any row sees, as if λ were smaller; heads whose logits stay below τ keep theirs. "
        "To find the largest logit, the whole matrix is computed once before the first picture.",
    .standard = 0,
    .min = 0,
    .max = 1e6,
    .slider_min = 1,
    .slider_max = 200,
    .formula = R"(\min(1, \tau/\max \lambda s)\,\lambda s)",
    .source = "Kimi Team 2025, Kimi K2, arXiv 2507.20534",
    .is_new = true,
};

}  // namespace attnscope
