#include <array>
#include <cmath>

#include "core/scaling/rule.h"

namespace attnscope {
namespace {

constexpr Parameter entmax_delta{
    .key = "entmax_delta",
    .label = "Offset δ",
    .unit = "",
    .help = "The part of the factor that does not follow n; 1 in the source.",
    .meaning =
        "The part δ of the factor that is the same at every length. At β = 0 the rule is δ/√d, and "
        "with δ = 1 that is the usual scale.",
    .standard = 1,
    .min = 0,
    .max = 1e4,
    .slider_min = 0.1,
    .slider_max = 10,
    .is_new = true,
};
constexpr Parameter entmax_beta{
    .key = "entmax_beta",
    .label = "Weight β",
    .unit = "",
    .help = "Weight of the power of log n; a model learns one for each head and query.",
    .meaning =
        "The rule ASEntmax multiplies the usual scale 1/√d by δ + β·(log(n + 1))^γ, and β sets "
        "how much of that grows with the number of keys n. A model computes β for each head "
        "and query; here all rows have one value, by default log 2 = 0.69, with which training "
        "starts.",
    .standard = 0.6931471805599453,
    .min = 0,
    .max = 1e4,
    .slider_min = 0.01,
    .slider_max = 10,
    .is_new = true,
};
constexpr Parameter entmax_gamma{
    .key = "entmax_gamma",
    .label = "Power γ",
    .unit = "",
    .help = "Power of log n; a model learns one between −2 and 2 for each head and query.",
    .meaning =
        "The power γ to which the logarithm of the length is raised. At γ = 1 the scale grows with "
        "log n, at γ = 0 it does not follow n, and at negative γ it falls as n grows.",
    .standard = 1,
    .min = -2,
    .max = 2,
    .slider_min = 0.01,
    .slider_max = 2,
    .is_new = true,
};
constexpr std::array entmax_adaptive_parameters = {&entmax_delta, &entmax_beta, &entmax_gamma};

}  // namespace

extern const Rule entmax_adaptive_rule = {
    .key = "entmax-adaptive",
    .label = "ASEntmax scale",
    .family = "growing with log n",
    .meaning =
        "The usual scale 1/√d times δ + β·(log(n + 1))^γ, which grows with the number n of keys "
        "if β and γ are positive. A model computes β and γ anew for each head and query; here you "
        "set one value of each, and one of δ, for all rows. The rule was made for α-entmax, a kin "
        "of the softmax that gives many keys no weight at all, but works with any way of turning "
        "scores into weights.",
    .formula = R"(\frac{\delta + \beta \cdot (\log(n + 1))^{\gamma}}{\sqrt{d}})",
    .source = "Vasylenko et al. 2025, arXiv 2506.16640; github.com/deep-spin/asentmax has δ = 1",
    .parameters = entmax_adaptive_parameters,
    .scale =
        [](const RuleInput& input) {
            const double grown = std::pow(std::log1p(input.n), input.parameters[entmax_gamma]);
            return (input.parameters[entmax_delta] + input.parameters[entmax_beta] * grown) /
                   std::sqrt(input.d);
        },
};

}  // namespace attnscope
