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
    .meaning =
        "The number a that sets the size of the steps by which λ grows. At a = 0 the scale stays "
        "1/√d, and at a = 0.1 the first step adds 7 %.",
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
    .meaning =
        "The number of keys f after which λ takes a step. Rows that see fewer than f keys keep "
        "1/√d, so that a smaller f gives more rows a larger λ.",
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
    .family = "by position",
    .meaning =
        "The usual scale 1/√d times 1 + a·log(1 + m), where m counts the full blocks of f "
        "positions up to the last key that a row sees. In the layers of Llama 4 without position "
        "encoding, a = 0.1 and f = 8192, and the factor is 1 in rows of fewer than 8192 keys and "
        "1.28 in one of 131\u2009072. A larger factor means a larger λ, and a lower temperature "
        "1/λ.",
    .formula = R"(\frac{1 + a \cdot \log(1 + \lfloor (i + 1)/f \rfloor)}{\sqrt{d}}\text{, }i)"
               R"(\text{ being the position, counted from 0, of the last key that the row sees})",
    .source = "Llama 4: attn_scale and floor_scale of its layers without positions",
    .parameters = llama_4_temperature_parameters,
    .scale =
        [](const RuleInput& input) {
            const double blocks = std::floor((input.row + 1) / input.parameters[interval]);
            return (1 + input.parameters[slope] * std::log1p(blocks)) / std::sqrt(input.d);
        },
};

}  // namespace attnscope
