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
                relu_squared_normalizer,      // relu(x)²/n
                stick_breaking_normalizer     // σ(x_j) Π (1 − σ(x_k)), j < k < i
);

namespace {

/// Sums over the weights of a row.
struct WeightSums {
    double sum, squares, logs;  ///< Σw, Σw², Σ w log w
    double largest, support;    ///< the largest weight, and how many are above 0
};

template <typename Doubles>
WeightSums sums_of(std::span<const double> weights) {
    constexpr double least = 1e-300;  // below it, w log w is 0
    Doubles sum{}, squares{}, logs{}, largest{}, support{};
    read_lanes<Doubles>(weights, 0, [&](const Doubles& w) {
        sum += w;
        squares += w * w;
        logs += w * log_lanes<Doubles>(larger_lanes<Doubles>(w, all_lanes<Doubles>(least)));
        largest = larger_lanes<Doubles>(largest, w);
        support += w > 0.0 ? all_lanes<Doubles>(1) : Doubles{};
    });
    double most = 0;
    for (std::size_t lane = 0; lane < lane_count<Doubles>; ++lane)
        most = std::max(most, largest[lane]);
    return {sum_of_lanes(sum), sum_of_lanes(squares), sum_of_lanes(logs), most,
            sum_of_lanes(support)};
}

}  // namespace

std::span<const Normalizer* const> normalizers() {
    return all_normalizers;
}

RowStatistics statistics_of_weights(std::span<const double> weights, const Weighing& weighing) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const WeightSums sums =
        with_lanes([&](auto lanes) { return sums_of<typename decltype(lanes)::Doubles>(weights); });
    RowStatistics row{.count = std::ssize(weights),
                      .log_sum_exp = none,
                      .entropy = none,
                      .collision = none,
                      .diversity = none,
                      .sum = sums.sum,
                      .support = static_cast<std::int64_t>(sums.support),
                      .trace = weighing.trace,
                      .remainder = weighing.remainder};
    if (!(sums.sum > 0)) {
        row.sum = 0;
        return row;
    }
    row.entropy = std::max(std::log(sums.sum) - sums.logs / sums.sum, 0.0);
    row.collision = sums.squares / (sums.sum * sums.sum);
    row.diversity = 1 - row.collision;
    row.max_weight = sums.largest;
    row.argmax = std::ranges::find(weights, sums.largest) - weights.begin();
    return row;
}

}  // namespace attnscope
