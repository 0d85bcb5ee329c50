#include <algorithm>
#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter iso_entropy_length{
    .key = "iso_length",
    .label = "Reference length n₀",
    .unit = "",
    .help = "Length at which the scale is 1/√d.",
    .meaning =
        "The length n₀ at which λ is 1/√d and whose estimated entropy the rule keeps. Rows longer "
        "than n₀ get a larger λ, shorter rows a smaller one, and rows below 0.6 n₀ get λ = 0.",
    .standard = 512,
    .min = 1,
    .max = 1e12,
    .slider_min = 16,
    .slider_max = 131072,
    .whole = true,
};
constexpr std::array iso_entropy_parameters = {&iso_entropy_length};

}  // namespace

extern const Rule iso_entropy_rule = {
    .key = "iso-entropy",
    .label = "annealed iso-entropy",
    .family = "by entropy",
    .meaning =
        "A scale that keeps an estimate of the entropy, log n − λ²d/2, at the value that it has at "
        "length n₀ with λ = 1/√d. The exact mean entropy of random scores then rises only slowly "
        "with n; below 0.6 n₀ the rule gives λ = 0, that is, equal weights.",
    .formula = R"(\sqrt{\frac{1 + 2\log(n/n_0)}{d}}\text{, 0 where that is negative})",
    .source =
        "Keeps log n − λ²d/2, the annealed entropy of Gaussian scores, at its value for n₀ and "
        "1/√d; the exact mean still rises, on the sphere at d = 128 from 5.75 nat at n = 512 to "
        "6.6 "
        "at 131\u2009072",
    .parameters = iso_entropy_parameters,
    .scale =
        [](const RuleInput& input) {
            return std::sqrt(
                std::max(1 + 2 * std::log(input.n / input.parameters[iso_entropy_length]), 0.0) /
                input.d);
        },
};

}  // namespace attnscope
