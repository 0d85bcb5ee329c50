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
    .formula = "κ·log n/d",
    .source = "J. Su 2021, kexue.fm/archives/8823; κ = 1/0.24",
    .parameters = kappa_log_n_parameters,
    .scale =
        [](const RuleInput& input) {
            return input.parameters[kappa] * std::log(input.n) / input.d;
        },
};

}  // namespace attnscope
