#include <array>
#include <cmath>

#include "core/scaling/rules/ssmax.h"

namespace attnscope {
namespace {

constexpr std::array ssmax_parameters = {&ssmax_factor};

}  // namespace

extern const Rule ssmax_rule = {
    .key = "ssmax",
    .label = "SSMax s·log n/√d",
    .family = "growing with log n",
    .meaning =
        "A scale that grows with log n and has a factor s, which a model learns for each head. If "
        "all keys but one have equal scores and that one leads by √d/s or more, it keeps over half "
        "of the weight at every length.",
    .formula = R"(s \cdot \frac{\log n}{\sqrt{d}})",
    .source =
        "Nakanishi 2025, arXiv 2501.19399; s is learned, 0.43 is the value of its first figure",
    .parameters = ssmax_parameters,
    .scale =
        [](const RuleInput& input) {
            return input.parameters[ssmax_factor] * std::log(input.n) / std::sqrt(input.d);
        },
};

}  // namespace attnscope
