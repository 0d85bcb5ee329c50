#include <algorithm>
#include <array>

#include "core/attention/positions/rope.h"

namespace attnscope {
namespace {

constexpr std::array rope_ntk_dynamic_parameters = {&rope_base, &rope_pairs, &rotary_fraction,
                                                    &rope_factor, &rope_length};

Rotation rope_ntk_dynamic_rotation(const PositionInput& input) {
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
        "RoPE turns each pair of numbers in a query or key by an angle that grows with the "
        "position. Up to the trained length L this scheme is exactly RoPE; beyond it, the longer "
        "the text, the more slowly all pairs but the fastest turn, so that each further token "
        "changes the angles of all earlier ones, too.",
    .source = "emozilla 2023; Hugging Face transformers, modeling_rope_utils.py",
    .parameters = rope_ntk_dynamic_parameters,
    .rotation = rope_ntk_dynamic_rotation,
};

}  // namespace attnscope
