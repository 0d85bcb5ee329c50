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
    .meaning =
        "The length of text that a model is extended to, divided by the length L it was trained "
        "at. The scale grows only with the logarithm of s: from 1/√d at s = 1 to twice 1/√d at s = "
        "L.",
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
    .meaning =
        "The length L that the model was trained at. For texts stretched s times the scores are "
        "multiplied by 1 + log s/log L, so a larger L makes this factor smaller: for s = 32 it is "
        "1.42 at L = 4096 and 1.38 at L = 8192.",
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
    .family = "for longer contexts",
    .meaning =
        "The usual scale 1/√d times 1 + log s/log L, for a model trained at length L and run on "
        "texts s times as long. At n = sL the factor equals log n to base L, and shorter rows get "
        "it, too: it is 1.42 for s = 32 and L = 4096.",
    .formula = R"(\frac{1 + \log s/\log L}{\sqrt{d}} = \frac{\log_L(sL)}{\sqrt{d}})",
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
