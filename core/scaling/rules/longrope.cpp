#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter longrope_factor{
    .key = "longrope_factor",
    .label = "LongRoPE extension s",
    .unit = "",
    .help = "How many times the trained length is extended; 1 leaves the scale 1/√d.",
    .standard = 32,
    .min = 1,
    .max = 1e6,
    .slider_min = 1,
    .slider_max = 128,
};
constexpr Parameter longrope_length{
    .key = "longrope_length",
    .label = "LongRoPE length L",
    .unit = "",
    .help = "Length that the model was trained at.",
    .standard = 4096,
    .min = 2,
    .max = 1e12,
    .slider_min = 16,
    .slider_max = 131072,
    .whole = true,
};
constexpr std::array longrope_parameters = {&longrope_factor, &longrope_length};

}  // namespace

extern const Rule longrope_rule = {
    .key = "longrope",
    .label = "LongRoPE",
    .formula = "(1 + log s/log L)/√d = log_L(sL)/√d",
    .source = "Ding et al. 2024, arXiv 2402.13753; Phi-3: s = 32, L = 4096",
    .parameters = longrope_parameters,
    .scale =
        [](const RuleInput& input) {
            return (1 + std::log(input.parameters[longrope_factor]) /
                            std::log(input.parameters[longrope_length])) /
                   std::sqrt(input.d);
        },
};

}  // namespace attnscope
