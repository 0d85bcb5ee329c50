#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter beta{
    .key = "ministral_3_beta",
    .label = "Ministral scale β",
    .unit = "",
    .help = "Weight of the logarithm.",
    .meaning =
        "The number β that sets the size of the steps by which λ grows. At β = 0 the scale stays "
        "1/√d, and at β = 0.1 the first step adds 7 %.",
    .standard = 0.1,
    .min = 0,
    .max = 100,
    .slider_min = 0.01,
    .slider_max = 1,
};
constexpr Parameter ministral_3_length{
    .key = "ministral_3_length",
    .label = "Ministral length L",
    .unit = "",
    .help = "Number of keys between two steps of the scale.",
    .meaning =
        "The number of positions L after which λ takes a step. The first L rows of a causal matrix "
        "keep 1/√d, so that a smaller L gives more rows a larger λ.",
    .standard = 16384,
    .min = 1,
    .max = 1e12,
    .slider_min = 16,
    .slider_max = 131072,
    .whole = true,
};
constexpr std::array ministral_3_parameters = {&beta, &ministral_3_length};

}  // namespace

extern const Rule ministral_3_rule = {
    .key = "ministral-3",
    .label = "Ministral 3 temperature",
    .family = "by position",
    .meaning =
        "The usual scale 1/√d times 1 + β·log(1 + m), where m counts the full blocks of L "
        "positions up to the row. With β = 0.1 and L = 16384, and each row seeing only the keys up "
        "to its own position, the factor is 1 in the first 16384 rows, then 1.07, and 1.21 in the "
        "last of 131\u2009072 rows.",
    .formula = R"(\frac{1 + \beta \cdot \log(1 + \lfloor i/L \rfloor)}{\sqrt{d}}\text{, }i)"
               R"(\text{ being the position, counted from 0, of the last key that the row sees})",
    .source = "Ministral 3: llama_4_scaling_beta in its configuration",
    .parameters = ministral_3_parameters,
    .scale =
        [](const RuleInput& input) {
            const double blocks = std::floor(input.row / input.parameters[ministral_3_length]);
            return (1 + input.parameters[beta] * std::log1p(blocks)) / std::sqrt(input.d);
        },
};

}  // namespace attnscope
