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
    std::size_t before_largest;    ///< how many weights, at least, stand before the first largest
};

template <typename Doubles>
WeightSums sums_of(std::span<const double> weights, double largest) {
    constexpr double least = 1e-300;  // below it, v log v is 0
    constexpr std::size_t registers = 8, stretch = registers * lane_count<Doubles>;
    const double factor = 1 / largest;
    Doubles sum{}, support{}, shares{}, squares{}, logs{};
    const auto add = [&](const Doubles& w) {
        const Doubles v = w * factor;
        sum += w;
        support += w > 0.0 ? all_lanes<Doubles>(1) : Doubles{};
        shares += v;
        squares += v * v;
        logs += v * brief_log_lanes<Doubles>(larger_lanes<Doubles>(v, all_lanes<Doubles>(least)));
    };
    std::size_t i = 0, before_largest = weights.size();
    for (; i + stretch <= weights.size(); i += stretch) {
        const double top =
            largest_lane<Doubles>(largest_of_registers<Doubles>(&weights[i], registers));
        if (top == 0)
            continue;  // most keys of a sparse row
        if (top == largest)
            before_largest = std::min(before_largest, i);
        for (std::size_t k = 0; k < registers; ++k)
            add(load_lanes<Doubles>(&weights[i + k * lane_count<Doubles>]));
    }
    read_lanes<Doubles>(weights.subspan(i), 0, add);
    return {sum_of_lanes(sum),     sum_of_lanes(support), sum_of_lanes(shares),
            sum_of_lanes(squares), sum_of_lanes(logs),    std::min(before_largest, i)};
}

template <typename Doubles>
double largest_of(std::span<const double> weights) {
    Doubles largest{};
    read_lanes<Doubles>(weights, 0,
                        [&](const Doubles& w) { largest = larger_lanes<Doubles>(largest, w); });
    return largest_lane(largest);
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
    const double largest = with_lanes(
        [&](auto lanes) { return largest_of<typename decltype(lanes)::Doubles>(weights); });
    if (!(largest > 0))
        return row;
    const WeightSums sums = with_lanes(
        [&](auto lanes) { return sums_of<typename decltype(lanes)::Doubles>(weights, largest); });
    row.sum = sums.sum;
    row.support = static_cast<std::int64_t>(sums.support);
    row.entropy = std::max(std::log(sums.shares) - sums.logs / sums.shares, 0.0);
    row.collision = sums.squares / (sums.shares * sums.shares);
    row.diversity = 1 - row.collision;
    row.max_weight = largest;
    const auto first = weights.begin() + static_cast<std::ptrdiff_t>(sums.before_largest);
    row.argmax = std::find(first, weights.end(), largest) - weights.begin();
    return row;
}

}  // namespace attnscope
