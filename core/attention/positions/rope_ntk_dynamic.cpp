#include <algorithm>
#include <array>

#include "core/attention/positions/rope.h"

namespace attnscope {
namespace {

constexpr std::array rope_ntk_dynamic_parameters = {&rope_base, &rope_pairs, &rope_factor,
                                                    &rope_length};

Rotation rope_ntk_dynamic_rotation(const RotationInput& input) {
    const double s = input.parameters[rope_factor], trained = input.parameters[rope_length];
    const double n = std::max(static_cast<double>(input.n), trained);
    return ntk_rope(input, s * n / trained - (s - 1));
}

}  // namespace

extern const PositionScheme rope_ntk_dynamic_position = {
    .key = "rope-ntk-dynamic",
    .label = "dynamic NTK RoPE",
    .formula =
        R"(\theta_m = b'^{-2m/d},\quad b' = b \cdot \left(s \cdot \frac{\max(n, L)}{L} - s + )"
        R"(1\right)^{d/(d-2)})",
    .help =
        "NTK-aware RoPE with the base recomputed from the current length n; up to the trained "
        "length L nothing changes.",
    .meaning =
        "RoPE turns pairs of numbers by angles, and a larger base makes all pairs but the "
        "fastest turn more slowly; here the base grows with the present length n once n exceeds "
        "the trained length L. Texts up to L have exactly RoPE's scores; beyond, the angles of "
        "all pairs but the fastest change with every further token.",
    .source = "emozilla 2023; Hugging Face transformers, modeling_rope_utils.py",
    .parameters = rope_ntk_dynamic_parameters,
    .rotation = rope_ntk_dynamic_rotation,
};

}  // namespace attnscope
