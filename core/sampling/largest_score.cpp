#include "core/sampling/largest_score.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/vector_math/vector_math.h"

namespace attnscope {
namespace {

constexpr double step = 0.25;
constexpr double farthest = 24;             // e^{−x} is negligible beyond
constexpr double nearest = 0.004;           // below, f and the law are straight
constexpr double negligible_exponent = 45;  // e^{−x} is negligible in the mean beyond

/// x = e^y at the nodes, from the farthest down.
const auto extents = [] {
    std::array<double, LargestScore::most_nodes> x{};
    for (std::size_t j = 0; j < x.size(); ++j)
        x[j] = farthest * std::exp(-step * static_cast<double>(j));
    return x;
}();

/// Returns approximately the mean by which a standard normal variable exceeds z, given that it
/// does. For z ≤ 0 the result is only of the size of |z|, which is enough here.
double mean_excess(double z) {
    return 2 / (z + std::sqrt(z * z + 4));
}

template <typename Doubles>
Doubles sine(const Doubles& angle) {
    return turn_lanes<Doubles>(angle * (0.5 / std::numbers::pi)).sine;
}

/// Sums of a row's entropy, Σp² and 1 − Σp² over nodes of its largest score.
template <typename Doubles>
struct WeightedRows {
    Doubles weight{}, entropy{}, collision{}, diversity{};

    /// Adds rows whose largest logit lies t above the log-sum-exp of the others: q = 1/(1 + e^t) is
    /// the weight of the others, so H = log(1 + e^{−t}) + tq + qH', Σp² = (1−q)² + q²Σ'p².
    void add(const RowStatistics& others, const Doubles& t, const Doubles& w) {
        const Doubles e = exp_lanes<Doubles>(-t), p = 1.0 / (1.0 + e), q = e * p;
        weight += w;
        entropy += w * (log_lanes<Doubles>(1.0 + e) + q * (t + others.entropy));
        collision += w * (p * p + q * q * others.collision);
        diversity += w * q * (2.0 * p + q * others.diversity);
    }

    /// Adds rows whose largest key has all the weight.
    void add_alone(const Doubles& w) {
        weight += w;
        collision += w;
    }
};

}  // namespace

LargestScore::LargestScore(const ScoreSampler& scores, double second, double largest_lambda) {
    const double relative = second / scores.length();
    place_ = scores.is_sphere() ? std::acos(std::clamp(relative, -1.0, 1.0)) : relative;
    if (scores.is_sphere()) {
        const double root = std::sqrt(scores.length() - 1);
        place_ = std::max(place_, 1e-100);
        width_ = std::min(place_, mean_excess(root / std::tan(place_)) / root);
    } else {
        width_ = mean_excess(place_);
    }
    do {
        with_lanes([&](auto lanes) {
            using Doubles = typename decltype(lanes)::Doubles;
            for (std::size_t i = 0; i < most_lanes; i += lane_count<Doubles>)
                scores.is_sphere() ? add_sphere_nodes<Doubles>(count_ + i, scores.length())
                                   : add_gaussian_nodes<Doubles>(count_ + i, scores.length());
        });
        count_ += most_lanes;
    } while (count_ < most_nodes && !is_straight_below(count_ - 1, largest_lambda));
}

bool LargestScore::is_straight_below(std::size_t node, double lambda) const {
    return extents[node] <= nearest && gaps_[node] * lambda <= nearest;
}

template <typename Doubles>
void LargestScore::add_sphere_nodes(std::size_t at, double d) {
    const auto x = load_lanes<Doubles>(&extents[at]);
    const Doubles scaled = x * (-width_ / place_), left = exp_lanes<Doubles>(scaled);
    const Doubles u = one_minus_exp<Doubles>(scaled) * place_;
    store_lanes<Doubles>(&gaps_[at],
                         sine<Doubles>(place_ - 0.5 * u) * sine<Doubles>(0.5 * u) * (2 * d));
    const Doubles fall =
        log_lanes<Doubles>(sine<Doubles>(left * place_) / std::sin(place_)) * (d - 2);
    store_lanes<Doubles>(&weights_[at], x * left * exp_lanes<Doubles>(fall));
}

template <typename Doubles>
void LargestScore::add_gaussian_nodes(std::size_t at, double length) {
    const auto x = load_lanes<Doubles>(&extents[at]);
    const Doubles u = x * width_;
    store_lanes<Doubles>(&gaps_[at], u * length);
    store_lanes<Doubles>(&weights_[at], x * exp_lanes<Doubles>(-u * (place_ + 0.5 * u)));
}

RowMeans LargestScore::means(const RowStatistics& others, double lambda) const {
    return with_lanes(
        [&](auto lanes) { return means_in<typename decltype(lanes)::Doubles>(others, lambda); });
}

template <typename Doubles>
RowMeans LargestScore::means_in(const RowStatistics& others, double lambda) const {
    const double above = -std::log(others.max_weight);  // of their log-sum-exp over their largest
    WeightedRows<Doubles> sums;
    std::size_t end = 0;
    do {
        for (const std::size_t stop = end + most_lanes; end < stop; end += lane_count<Doubles>) {
            const Doubles t = load_lanes<Doubles>(&gaps_[end]) * lambda - above;
            const auto w = load_lanes<Doubles>(&weights_[end]);
            if (t[lane_count<Doubles> - 1] > negligible_exponent)
                sums.add_alone(w);
            else
                sums.add(others, t, w);
        }
    } while (end < count_ && !is_straight_below(end - 1, lambda));
    // The weights of the nodes further down are a geometric series; one node at their mean position
    // replaces them.
    const double ratio = std::exp(-step), place = ratio / (1 + ratio);
    Doubles rest{};
    rest[0] = weights_[end - 1] * ratio / (1 - ratio);
    sums.add(others, all_lanes<Doubles>(gaps_[end - 1] * lambda * place - above), rest);
    const double weight = sum_of_lanes(sums.weight);
    return {sum_of_lanes(sums.entropy) / weight, sum_of_lanes(sums.collision) / weight,
            sum_of_lanes(sums.diversity) / weight};
}

}  // namespace attnscope
