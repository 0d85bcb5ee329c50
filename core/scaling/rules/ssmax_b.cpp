#include <array>
#include <cmath>

#include "core/scaling/rules/ssmax.h"

namespace attnscope {
namespace {

constexpr Parameter ssmax_offset{
    .key = "ssmax_b",
    .label = "Offset b",
    .unit = "",
    .help = "Number that is added to s·log n, learned for each head in the source.",
    .meaning =
        "The number b in λ = (s·log n + b)/√d, with which short rows keep a scale of their own. At "
        "b = 0 the rule is s·log n/√d, and at s = 0 and b = 1 it is 1/√d.",
    .standard = 0.25,
    .min = 0,
    .max = 1e4,
    .slider_min = 0.01,
    .slider_max = 10,
    .is_new = true,
};
constexpr std::array ssmax_b_parameters = {&ssmax_factor, &ssmax_offset};

}  // namespace

extern const Rule ssmax_b_rule = {
    .key = "ssmax-b",
    .label = "SSMax (s·log n + b)/√d",
    .family = "growing with log n",
    .meaning =
        "A scale that grows with log n from a start of its own, so that it need not be 0 where a "
        "row has one key. The number b is a part of the factor: if it were added to the scores "
        "instead, it would change no weight.",
    .formula = R"(\frac{s \cdot \log n + b}{\sqrt{d}})",
    .source =
        "Nakanishi 2025, arXiv 2501.19399, the form with a bias; b is learned, 0.25 is an example",
    .parameters = ssmax_b_parameters,
    .scale =
        [](const RuleInput& input) {
            return (input.parameters[ssmax_factor] * std::log(input.n) +
                    input.parameters[ssmax_offset]) /
                   std::sqrt(input.d);
        },
};

}  // namespace attnscope
