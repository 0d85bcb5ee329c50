#include <array>
#include <cmath>

#include "core/attention/variants.h"

namespace attnscope {
namespace {

constexpr Parameter length_power{
    .key = "gau_power",
    .label = "Power of n",
    .unit = "",
    .help =
        "Squares are divided by this power of the number of keys that the row sees: 1 with λ = "
        "1/√d, or the paper's 2 with λ = 1.",
    .meaning =
        "The number of keys that a row sees is raised to this power and divides the squared "
        "scores. At a fixed λ, the sum of a row of random scores stays about equal as n grows with "
        "power 1, and falls as 1/n with power 2.",
    .standard = 1,
    .min = 1,
    .max = 2,
    .slider_min = 1,
    .slider_max = 2,
    .whole = true,
};
constexpr std::array gau_relu2_parameters = {&length_power};

Scores prepare_gau_relu2(const QueriesAndKeys& input, const ParameterValues&, const Weights&,
                         const std::stop_token&) {
    return input;
}

double divisor(double keys, const ParameterValues& values) {
    return std::pow(keys, values[length_power]);
}

}  // namespace

extern const Variant gau_relu2_attention = {
    .key = "gau-relu2",
    .label = "squared ReLU of a gated attention unit",
    .formula =
        R"(q \cdot k;\quad \text{weights }\frac{\operatorname{relu}(\lambda s)^2}{n}\text{ or )"
        R"(}\operatorname{relu}\left(\frac{\lambda s}{n}\right)^2)",
    .help =
        "The squared positive part in place of a softmax: rows need not sum to 1, and may be "
        "all 0.",
    .meaning =
        "Weights are the squares of positive scores, divided by a power of the number of keys, "
        "instead of a softmax. A row need not sum to 1: its entropy is that of the row divided by "
        "its sum, and there is none where no score is positive.",
    .source = "J. Su 2022, kexue.fm/archives/8934; Hua et al. 2022, arXiv 2202.10447",
    .parameters = gau_relu2_parameters,
    .prepare = prepare_gau_relu2,
    .is_product = true,
    .squared_relu_divisor = divisor,
};

}  // namespace attnscope
