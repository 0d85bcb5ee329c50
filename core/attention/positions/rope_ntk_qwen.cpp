#include <algorithm>
#include <array>

#include "core/attention/positions/rope.h"

namespace attnscope {
namespace {

constexpr std::array rope_ntk_qwen_parameters = {&rope_base, &rope_pairs, &rotary_fraction,
                                                 &rope_length};

/// max(1, 2^⌈log₂(n/L) + 1⌉ − 1).
Rotation rope_ntk_qwen_rotation(const PositionInput& input) {
    const double ratio = static_cast<double>(input.n) / input.parameters[rope_length];
    return ntk_rope(input, std::max(1.0, std::exp2(std::ceil(std::log2(ratio) + 1)) - 1));
}

}  // namespace

extern const PositionScheme rope_ntk_qwen_position = {
    .key = "rope-ntk-qwen",
    .label = "dynamic NTK RoPE of Qwen",
    .formula =
        R"(\theta_m = b'^{-2m/d},\quad b' = b \cdot \max(1, 2^{\lceil \log_2(n/L) + 1 \rceil} - )"
        R"(1)^{d/(d-2)})",
    .help = "Dynamic NTK RoPE whose base changes only where the length n doubles.",
    .meaning =
        "RoPE turns pairs of numbers by angles that grow with the position: pair m by b^(−2m/d) "
        "per position, so that later pairs turn more slowly. Where the length n exceeds the "
        "trained length L, this scheme raises the base b to b′, which slows all pairs but the "
        "first, m = 0. The last pair then turns at a third of its speed up to n = 2L, at a seventh "
        "up to 4L, and so on. As b′ changes in these steps only, a text that grows by one token "
        "mostly keeps all its angles.",
    .source = "Qwen, arXiv 2309.16609: use_dynamic_ntk in modeling_qwen.py",
    .parameters = rope_ntk_qwen_parameters,
    .rotation = rope_ntk_qwen_rotation,
};

}  // namespace attnscope
