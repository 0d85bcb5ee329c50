#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter info_scale_length{
    .key = "info_scale_length",
    .label = "Length N",
    .unit = "keys",
    .help = "Length at which the InfoScale rule gives 1/√d; 512 in the source.",
    .meaning =
        "The number of keys N at which the rule gives 1/√d, in the source the length at which the "
        "model was trained. Longer rows get a larger scale, shorter rows a smaller one.",
    .standard = 512,
    .min = 2,
    .max = 1e12,
    .slider_min = 16,
    .slider_max = 131072,
    .whole = true,
    .is_new = true,
};
constexpr std::array info_scale_parameters = {&info_scale_length};

/// √(1 − m^(−2/d)), without a loss of digits where d is large.
double info_scale_root(double m, double d) {
    return std::sqrt(-std::expm1(-2 / d * std::log(m)));
}

}  // namespace

extern const Rule info_scale_rule = {
    .key = "info-scale",
    .label = "InfoScale",
    .family = "growing with log n",
    .meaning =
        "A scale that grows with the length of a row: it is 1/√d in rows of N keys, a number "
        "that you set, smaller in shorter rows and larger in longer ones. It has a limit: for "
        "d = 64 and N = 512 a row of 131\u2009072 keys has 1.3 times 1/√d, and no row has more "
        "than 2.4 times.",
    .formula = R"(\frac{1}{\sqrt{d}} \sqrt{\frac{1 - n^{-2/d}}{1 - N^{-2/d}}})",
    .source = "Li et al. 2025, arXiv 2501.08570; github.com/HT-NEKO/Information-Entropy-Invariance",
    .parameters = info_scale_parameters,
    .scale =
        [](const RuleInput& input) {
            const double d = input.d;
            return info_scale_root(input.n, d) /
                   (info_scale_root(input.parameters[info_scale_length], d) * std::sqrt(d));
        },
};

}  // namespace attnscope
