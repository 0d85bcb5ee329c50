#include <array>

#include "core/attention/positions/rerope.h"

namespace attnscope {
namespace {

constexpr Parameter leaky_rerope_factor{
    .key = "leaky_rerope_factor",
    .label = "Leaky ReRoPE k",
    .unit = "",
    .help = "Number of steps beyond the window that count as one.",
    .meaning =
        "Beyond the window, this many steps of distance count as a single one. At 1 Leaky ReRoPE "
        "is plain RoPE, and the larger the number is, the more it resembles ReRoPE, where far keys "
        "share one distance.",
    .standard = 16,
    .min = 1,
    .max = 1e6,
    .slider_min = 1,
    .slider_max = 128,
};
constexpr std::array leaky_rerope_parameters = {&rope_base, &rope_pairs, &rotary_fraction,
                                                &rerope_window, &leaky_rerope_factor};

}  // namespace

extern const PositionScheme leaky_rerope_position = {
    .key = "leaky-rerope",
    .label = "Leaky ReRoPE",
    .formula = R"(\text{RoPE at the distance }\lvert i - j \rvert\text{, from }w\text{ on })"
               R"(w + \frac{\lvert i - j \rvert - w}{k}\text{, with the sign of }i - j)",
    .help = "Distances up to w are exact; larger ones grow k times more slowly.",
    .meaning =
        "RoPE with other distances: within the window w they count as they are, and beyond it k "
        "steps count as one. A model trained at length L then meets no new distance in a text of "
        "up to w + k(L − w) tokens, and far keys keep their order, which they lose under ReRoPE.",
    .source = "J. Su 2023, kexue.fm/archives/9708; github.com/bojone/rerope",
    .parameters = leaky_rerope_parameters,
    .rotation =
        [](const PositionInput& input) {
            return windowed_rope(input, 1 / input.parameters[leaky_rerope_factor]);
        },
};

}  // namespace attnscope
