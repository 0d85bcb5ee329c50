#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

// The largest κ gives λ = 138,000 at n = 10¹² and d = 2, less than the largest λ.
constexpr Parameter kappa{
    .key = "kappa",
    .label = "κ",
    .unit = "",
    .help = "Factor of the κ·log n/d rule; 1/0.24 in the source.",
    .meaning =
        "The factor κ in λ = κ·log n/d; the larger it is, the fewer keys share the weight of a "
        "row. At κ = √d/log 512, which is 1.28 for d = 64, the rule becomes log₅₁₂n/√d; the "
        "default is 1/0.24 = 4.17.",
    .standard = 1.0 / 0.24,
    .min = 0,
    .max = 1e4,
    .slider_min = 0.1,
    .slider_max = 100,
};
constexpr std::array kappa_log_n_parameters = {&kappa};

}  // namespace

extern const Rule kappa_log_n_rule = {
    .key = "kappa-log-n",
    .label = "κ·log n/d",
    .family = "growing with log n",
    .meaning =
        "A scale that grows with log n and is divided by d, meant to keep the entropy the same at "
        "every length: with κ = 1/0.24 a rule of thumb for it, log n − 0.24 λd, is 0 whatever n "
        "is. The exact mean is not 0 but nearly constant: for random scores at d = 64 it is "
        "between 2.4 and 3.1 nat from n = 64 to 4096, whereas at d = 128 it still grows.",
    .formula = R"(\kappa \cdot \frac{\log n}{d})",
    .source = "J. Su 2021, kexue.fm/archives/8823; κ = 1/0.24",
    .parameters = kappa_log_n_parameters,
    .scale =
        [](const RuleInput& input) {
            return input.parameters[kappa] * std::log(input.n) / input.d;
        },
};

}  // namespace attnscope
