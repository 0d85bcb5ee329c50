#include "core/attention/signed_row.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/attention/normalizers/over_lanes.h"

namespace attnscope {
namespace {

template <typename Doubles>
double largest_size_of(std::span<const double> weights) {
    Doubles largest{};
    read_lanes<Doubles>(weights, 0, [&](const Doubles& w) {
        largest = larger_lanes<Doubles>(largest, larger_lanes<Doubles>(w, -w));
    });
    return largest_lane(largest);
}

}  // namespace

template <typename Doubles>
SignedRow::Sums SignedRow::sums_of(std::span<const double> weights, double largest) {
    constexpr double least = 1e-300;  // below it, |v| log |v| is 0
    const double factor = 1 / largest;
    Doubles sizes{}, negative{}, squares{}, logs{}, support{};
    read_lanes<Doubles>(weights, 0, [&](const Doubles& w) {
        const Doubles v = w * factor;
        const Doubles below = v < 0.0 ? -v : Doubles{};
        const Doubles size = larger_lanes<Doubles>(v, below);
        sizes += size;
        negative += below;
        squares += v * v;
        logs +=
            size * brief_log_lanes<Doubles>(larger_lanes<Doubles>(size, all_lanes<Doubles>(least)));
        support += size > 0.0 ? all_lanes<Doubles>(1) : Doubles{};
    });
    return {sum_of_lanes(sizes), sum_of_lanes(negative), sum_of_lanes(squares), sum_of_lanes(logs),
            sum_of_lanes(support)};
}

SignedRow::Sums SignedRow::Sums::times(double factor) const {
    const double log = factor > 0 ? std::log(factor) : 0;
    return {factor * sizes, factor * negative, factor * factor * squares,
            factor * (logs + log * sizes), support};
}

void SignedRow::Sums::operator+=(const Sums& more) {
    sizes += more.sizes;
    negative += more.negative;
    squares += more.squares;
    logs += more.logs;
    support += more.support;
}

void SignedRow::add(std::span<const double> weights, std::int64_t first_key) {
    const double largest = with_lanes(
        [&](auto lanes) { return largest_size_of<typename decltype(lanes)::Doubles>(weights); });
    constexpr double least_size = 1e-300;  // smaller weights count as none
    if (!(largest > least_size))
        return;
    const Sums sums = with_lanes(
        [&](auto lanes) { return sums_of<typename decltype(lanes)::Doubles>(weights, largest); });
    if (largest <= largest_) {
        sums_ += sums.times(largest / largest_);
        return;
    }
    sums_ = sums_.times(largest_ / largest);
    sums_ += sums;
    largest_ = largest;
    const auto at = std::ranges::find_if(weights, [&](double w) { return std::abs(w) == largest; });
    max_weight_ = *at;
    argmax_ = first_key + (at - weights.begin());
}

RowStatistics SignedRow::finish(const RowStatistics& first, const RowStatistics& second,
                                double delta) const {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    RowStatistics row{.count = first.count,
                      .log_sum_exp = none,
                      .entropy = none,
                      .collision = none,
                      .diversity = none,
                      .sum = 0,
                      .max_logit = std::max(first.max_logit, second.max_logit),
                      .trace = first.trace + std::abs(delta) * second.trace,
                      .first_entropy = first.entropy,
                      .second_entropy = second.entropy};
    if (row.count == 0)
        return row;
    row.sum = 1 - delta;
    if (largest_ == 0)
        return row;
    const double sizes = sums_.sizes;
    row.entropy = std::max(std::log(sizes) - sums_.logs / sizes, 0.0);
    row.collision = sums_.squares / (sizes * sizes);
    row.diversity = 1 - row.collision;
    row.max_weight = max_weight_;
    row.argmax = argmax_;
    row.support = static_cast<std::int64_t>(sums_.support);
    row.negative = largest_ * sums_.negative;
    return row;
}

}  // namespace attnscope
