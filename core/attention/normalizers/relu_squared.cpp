#include "core/attention/normalizers/relu_squared.h"

#include <array>
#include <cmath>

#include "core/attention/normalizers/over_lanes.h"

namespace attnscope {
namespace {

constexpr std::array relu_squared_parameters = {&relu_power};

template <typename Doubles>
double square_lanes(std::span<double> row, double factor) {
    Doubles positive{};
    over_lanes<Doubles>(row, lowest_logit, [&](Doubles& x) {
        const Doubles above = larger_lanes<Doubles>(x, Doubles{});
        positive += above;
        x = above * above * factor;
    });
    return sum_of_lanes(positive);
}

Weighing weigh_squares(std::span<double> row, const ParameterValues& values) {
    const double factor = std::pow(static_cast<double>(row.size()), -values[relu_power]);
    const double positive = with_lanes(
        [&](auto lanes) { return square_lanes<typename decltype(lanes)::Doubles>(row, factor); });
    return {.trace = 2 * positive * factor, .remainder = 0};
}

}  // namespace

extern const Normalizer relu_squared_normalizer = {
    .key = "relu-squared",
    .label = "squared ReLU",
    .formula = R"(p_j = \frac{\operatorname{relu}(x_j)^2}{n^a})",
    .help =
        "Squares of positive logits over the number of keys: rows need not sum to 1, and may be "
        "all 0.",
    .meaning =
        "Only keys with positive logits get a weight, the square of the logit over a power of the "
        "number of keys. There is no competition between keys and no fixed sum; a row without a "
        "positive logit gives no key a weight.",
    .source = "Hua et al. 2022, arXiv 2202.10447; J. Su 2022, kexue.fm/archives/8934",
    .parameters = relu_squared_parameters,
    .weigh = weigh_squares,
};

}  // namespace attnscope
