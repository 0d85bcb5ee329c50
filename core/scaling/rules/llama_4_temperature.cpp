#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter slope{
    .key = "llama_4_scale",
    .label = "Llama 4 scale a",
    .unit = "",
    .help = "Weight of the logarithm.",
    .standard = 0.1,
    .min = 0,
    .max = 100,
    .slider_min = 0.01,
    .slider_max = 1,
};
constexpr Parameter interval{
    .key = "llama_4_floor",
    .label = "Block f",
    .unit = "keys",
    .help = "Number of keys between two steps of the scale.",
    .standard = 8192,
    .min = 1,
    .max = 1e12,
    .slider_min = 16,
    .slider_max = 131072,
    .whole = true,
};
constexpr std::array llama_4_temperature_parameters = {&slope, &interval};

}  // namespace

extern const Rule llama_4_temperature_rule = {
    .key = "llama-4-temperature",
    .label = "Llama 4 temperature",
    .formula =
        "(1 + a·log(1 + ⌊(i + 1)/f⌋))/√d, i being the position, counted from 0, of the last key "
        "that the row sees",
    .source = "Llama 4: attn_scale and floor_scale of its layers without positions",
    .parameters = llama_4_temperature_parameters,
    .scale =
        [](const RuleInput& input) {
            const double blocks = std::floor((input.row + 1) / input.parameters[interval]);
            return (1 + input.parameters[slope] * std::log1p(blocks)) / std::sqrt(input.d);
        },
};

}  // namespace attnscope
