#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter cosine_factor{
    .key = "cosine_factor",
    .label = "Factor c",
    .unit = "",
    .help = "Factor of the c·log n rule on cosines: 3.5 or 4 in the sources.",
    .meaning =
        "The number c that multiplies log n to give the factor on cosines. A larger c moves the "
        "weight of a row to fewer keys, and at c = 0 the cosines have no influence.",
    .standard = 4,
    .min = 0,
    .max = 1e4,
    .slider_min = 0.1,
    .slider_max = 100,
};
constexpr std::array cosine_log_n_parameters = {&cosine_factor};

}  // namespace

extern const Rule cosine_log_n_rule = {
    .key = "cosine-log-n",
    .label = "c·log n on cosines",
    .family = "on cosines",
    .meaning =
        "The cosine of the angle between q and k is multiplied by c·log n, so that the lengths of "
        "the two vectors play no part. For vectors of norm √d the rule with c = 4 is the same as λ "
        "= 4 log n/d on q·k.",
    .formula = R"(c \cdot \log n \cdot \cos\theta)",
    .source = "J. Su 2023, kexue.fm/archives/9812 (3.5, fitted at d = 128) and 9859 (4)",
    .multiplies = Multiplies::cosine,
    .parameters = cosine_log_n_parameters,
    .scale =
        [](const RuleInput& input) { return input.parameters[cosine_factor] * std::log(input.n); },
};

}  // namespace attnscope
