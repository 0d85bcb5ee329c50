#include <algorithm>
#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter logit_scale{
    .key = "swin_logit_scale",
    .label = "Logit scale ℓ",
    .unit = "",
    .help = "Logarithm of the factor on cosines, learned for each head; log 10 at the start.",
    .meaning =
        "The natural logarithm ℓ of the factor on cosines, so that the factor e^ℓ is positive "
        "whatever ℓ a model learns. At ℓ = 0 the factor is 1; from ℓ = log 100 = 4.61 on it stays "
        "100.",
    .standard = 2.302585092994046,
    .min = -10,
    .max = 10,
    .slider_min = 0.01,
    .slider_max = 5,
};
constexpr std::array swin_v2_parameters = {&logit_scale};

}  // namespace

extern const Rule swin_v2_rule = {
    .key = "swin-v2",
    .label = "Swin v2, on cosines",
    .family = "on cosines",
    .meaning =
        "A factor e^ℓ on the cosine of the angle between q and k, where a model learns ℓ for each "
        "head and the factor is at most 100. Training starts at 10, whatever n is; for vectors of "
        "norm √32 that amounts to λ = 0.31 on q·k.",
    .formula = R"(\exp(\min(\ell, \log 100)) \cdot \cos\theta)",
    .source = "Liu et al. 2021, arXiv 2111.09883; ℓ = log 10 is where training starts",
    .multiplies = Multiplies::cosine,
    .parameters = swin_v2_parameters,
    .scale =
        [](const RuleInput& input) {
            return std::exp(std::min(input.parameters[logit_scale], std::log(100.0)));
        },
};

}  // namespace attnscope
