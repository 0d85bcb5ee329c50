#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter ssmax_factor{
    .key = "ssmax_s",
    .label = "Scale s",
    .unit = "",
    .help = "Factor of the s·log n/√d rule, learned for each head in the source.",
    .meaning =
        "The factor s in λ = s·log n/√d. At s = 1/log n, which is 0.16 for n = 512, the rule "
        "agrees with 1/√d; the default 0.43 makes λ 2.7 times as large there.",
    .standard = 0.43,
    .min = 0,
    .max = 1e4,
    .slider_min = 0.01,
    .slider_max = 10,
};
constexpr Parameter ssmax_offset{
    .key = "ssmax_b",
    .label = "Offset b",
    .unit = "",
    .help = "Number that is added to s·log n, learned for each head in a variant of the rule.",
    .meaning =
        "The number b in λ = (s·log n + b)/√d, with which short rows keep a scale of their own. At "
        "b = 0 the rule is the usual one, and at s = 0 and b = 1 it is 1/√d.",
    .standard = 0,
    .min = -1e4,
    .max = 1e4,
    .slider_min = 0.01,
    .slider_max = 10,
};
constexpr std::array ssmax_parameters = {&ssmax_factor, &ssmax_offset};

}  // namespace

extern const Rule ssmax_rule = {
    .key = "ssmax",
    .label = "SSMax s·log n/√d",
    .family = "growing with log n",
    .meaning =
        "A scale that grows with log n and has a factor s, which a model learns for each head. If "
        "all keys but one have equal scores and that one leads by √d/s or more, it keeps over half "
        "of the weight at every length.",
    .formula = R"(\frac{s \cdot \log n + b}{\sqrt{d}})",
    .source =
        "Nakanishi 2025, arXiv 2501.19399; s is learned, 0.43 is the value of its first figure",
    .parameters = ssmax_parameters,
    .scale =
        [](const RuleInput& input) {
            return (input.parameters[ssmax_factor] * std::log(input.n) +
                    input.parameters[ssmax_offset]) /
                   std::sqrt(input.d);
        },
};

}  // namespace attnscope
