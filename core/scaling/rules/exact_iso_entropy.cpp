#include <array>

#include "core/scaling/rule.h"
#include "core/theory/iso_entropy.h"

namespace attnscope {
namespace {

constexpr Parameter exact_iso_entropy_length{
    .key = "exact_iso_length",
    .label = "Exact reference length n₀",
    .unit = "",
    .help = "Length whose exact mean entropy at 1/√d is kept at all lengths.",
    .meaning =
        "The length n₀ that sets the target: the exact mean entropy of random scores at n₀ with λ "
        "= 1/√d. A larger n₀ means a higher entropy to keep, and so a smaller λ at every other "
        "length.",
    .standard = 512,
    .min = 2,
    .max = 1e12,
    .slider_min = 16,
    .slider_max = 131072,
    .whole = true,
};
constexpr std::array exact_iso_entropy_parameters = {&exact_iso_entropy_length};

}  // namespace

extern const Rule exact_iso_entropy_rule = {
    .key = "exact-iso-entropy",
    .label = "exact iso-entropy",
    .family = "by entropy",
    .meaning =
        "The scale that keeps the mean entropy of random scores of the chosen law the same at "
        "every length, that of length n₀ with λ = 1/√d. Longer rows get a larger λ, at most 10⁶; "
        "rows "
        "so short that log n is below this entropy get λ = 0.",
    .formula = R"(\lambda\text{ with }\mathbb{E}\,H(n, d, \lambda) = \mathbb{E}\,H(n_0, d, )"
               R"(1/\sqrt{d})\text{, 0 where }\log n\text{ is below that})",
    .source =
        "Keeps the exact mean entropy of random scores, of the chosen score model, at its value "
        "for n₀ and 1/√d",
    .parameters = exact_iso_entropy_parameters,
    .scale =
        [](const RuleInput& input) {
            return iso_entropy_scale(input.model, input.n, input.d,
                                     input.parameters[exact_iso_entropy_length]);
        },
    .reads_model = true,
};

}  // namespace attnscope
