#include "core/attention/normalizers/sigmoid.h"

#include <cmath>

#include "core/attention/normalizers/over_lanes.h"
#include "core/parameters/allowed.h"

namespace attnscope {
namespace {

constexpr NumberLimits sigmoid_bias_limits{resolved_sigmoid_bias.min, resolved_sigmoid_bias.max,
                                           false};

/// With e = e^{−y}, p = 1/(1 + e) and 1 − p = e p.
template <typename Doubles>
double weigh_sigmoid_lanes(std::span<double> row, double bias) {
    Doubles trace{};
    over_lanes<Doubles>(row, lowest_logit, [&](Doubles& x) {
        const Doubles e = exp_lanes<Doubles>(-within_exp<Doubles>(x + bias));
        x = 1.0 / (1.0 + e);
        trace += x * (e * x);
    });
    return sum_of_lanes(trace);
}

Weighing weigh_sigmoid(std::span<double> row, const ParameterValues& values) {
    return {.trace = with_lanes([&, bias = values[resolved_sigmoid_bias]](auto lanes) {
                return weigh_sigmoid_lanes<typename decltype(lanes)::Doubles>(row, bias);
            }),
            .remainder = 0};
}

}  // namespace

void check_sigmoid_bias(std::string_view text) {
    if (text != automatic_bias)
        read_number(resolved_sigmoid_bias.key, text, sigmoid_bias_limits);
}

double sigmoid_bias(std::string_view text, std::int64_t keys) {
    return text == automatic_bias
               ? -std::log(static_cast<double>(keys))
               : read_number(resolved_sigmoid_bias.key, text, sigmoid_bias_limits);
}

extern const Normalizer sigmoid_normalizer = {
    .key = "sigmoid",
    .label = "sigmoid",
    .formula = R"(p_j = \frac{1}{1 + e^{-(x_j + b)}})",
    .help =
        "Each key gets a weight by itself, whatever the others are: rows may have any sum up to "
        "their number of keys.",
    .meaning =
        "The logistic function 1/(1 + e^{−(x + b)}) turns each logit x into a weight between 0 and "
        "1, whatever the other keys are; b is a number that all keys share. With b = −log n a row "
        "of small scores sums to about 1; with a larger b it sums to much more.",
    .source =
        "Ramapuram et al. 2024, arXiv 2409.04431; github.com/apple/ml-sigmoid-attention, "
        "layers/attention.py",
    .parameters = {},
    .weigh = weigh_sigmoid,
    .logistic_bias = &resolved_sigmoid_bias,
};

}  // namespace attnscope
