#include "core/attention/normalizers.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/attention/normalizers/over_lanes.h"
#include "core/parameters/table.h"

namespace attnscope {

ATTNSCOPE_TABLE(Normalizer, all_normalizers,  // each in a file of core/attention/normalizers
                softmax_normalizer,           // e^x/Σe^x
                softmax_sink_normalizer,      // e^x/(e^s + Σe^x)
                sparsemax_normalizer,         // [x − τ]₊
                entmax_normalizer,            // [(α−1)x − τ]₊^{1/(α−1)}
                sigmoid_normalizer,           // σ(x + b)
                relu_squared_normalizer,      // relu(x)²/n^a
                stick_breaking_normalizer     // σ(x_j) Π (1 − σ(x_k)), j < k < i
);

namespace {

/// Sums over the weights w of a row and over the shares v = w/max w, whose squares and logarithms
/// stay in range however small all weights are.
struct WeightSums {
    double sum, support;           ///< Σw, and how many are above 0
    double shares, squares, logs;  ///< Σv, Σv², Σ v log v
};

template <typename Doubles>
WeightSums sums_of(std::span<const double> weights, double largest) {
    constexpr double least = 1e-300;  // below it, v log v is 0
    Doubles sum{}, support{}, shares{}, squares{}, logs{};
    read_lanes<Doubles>(weights, 0, [&](const Doubles& w) {
        const Doubles v = w / largest;
        sum += w;
        support += w > 0.0 ? all_lanes<Doubles>(1) : Doubles{};
        shares += v;
        squares += v * v;
        logs += v * log_lanes<Doubles>(larger_lanes<Doubles>(v, all_lanes<Doubles>(least)));
    });
    return {sum_of_lanes(sum), sum_of_lanes(support), sum_of_lanes(shares), sum_of_lanes(squares),
            sum_of_lanes(logs)};
}

}  // namespace

std::span<const Normalizer* const> normalizers() {
    return all_normalizers;
}

RowStatistics statistics_of_weights(std::span<const double> weights, const Weighing& weighing) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    RowStatistics row{.count = std::ssize(weights),
                      .log_sum_exp = none,
                      .entropy = none,
                      .collision = none,
                      .diversity = none,
                      .sum = 0,
                      .trace = weighing.trace,
                      .remainder = weighing.remainder};
    const auto largest = std::ranges::max_element(weights);
    if (!(*largest > 0))
        return row;
    const WeightSums sums = with_lanes(
        [&](auto lanes) { return sums_of<typename decltype(lanes)::Doubles>(weights, *largest); });
    row.sum = sums.sum;
    row.support = static_cast<std::int64_t>(sums.support);
    row.entropy = std::max(std::log(sums.shares) - sums.logs / sums.shares, 0.0);
    row.collision = sums.squares / (sums.shares * sums.shares);
    row.diversity = 1 - row.collision;
    row.max_weight = *largest;
    row.argmax = largest - weights.begin();
    return row;
}

}  // namespace attnscope
