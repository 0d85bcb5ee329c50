#include <array>

#include "core/attention/positions/rope.h"

namespace attnscope {
namespace {

constexpr std::array rope_parameters = {&rope_base, &rope_pairs, &rotary_fraction};

}  // namespace

extern const PositionScheme rope_position = {
    .key = "rope",
    .label = "RoPE",
    .formula = R"(\theta_m = b^{-2m/d})",
    .help =
        "Pairs of components turn with the position, each at its own speed, so that positions "
        "enter a score through their distance alone.",
    .meaning =
        "The components of a query or key are taken in pairs, and each pair is turned, like the "
        "hand of a clock, by θ_m times the position of its token. The first pair, m = 0, is the "
        "fastest; the base b, mostly 10\u2009000, makes later ones slower. A score then depends on "
        "the distance of query and key alone, and neither norms nor the law of random scores "
        "change.",
    .source = rope_source,
    .parameters = rope_parameters,
    .rotation = plain_rope,
};

}  // namespace attnscope
