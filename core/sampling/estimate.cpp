#include "core/sampling/estimate.h"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <cmath>
#include <cstddef>
#include <limits>

namespace attnscope {
namespace {

constexpr double no_bound = std::numeric_limits<double>::infinity();

/// Whether the deviations of the values from their mean are too skewed for an interval of normal_95
/// standard errors. `squares` and `cubes` are the sums of the deviations' squares and cubes. If all
/// values are equal, their deviations are rounding errors and do not count.
bool too_skew(double count, double mean, double squares, double cubes) {
    constexpr double rounding = 1e-13, limit = 0.03;
    if (squares <= count * rounding * rounding * mean * mean)
        return false;
    const double skewness_share = cubes / squares * (cubes / squares) / squares;  // γ²/N
    return skewness_share + 0.6 / count > limit;
}

/// The intervals between neighbours of N ascending values: the k-th lies between the k-th value
/// (from 1) and the next.
class Gaps {
public:
    Gaps(std::span<const double> ascending, double p) : values_(ascending), p_(p) {}

    /// The probability that the p-quantile of the values' law lies in the k-th interval.
    double probability(std::size_t k) const {
        const auto count = static_cast<double>(values_.size());
        return pdf(boost::math::binomial_distribution(count, p_), static_cast<double>(k));
    }

    /// The largest distance from `value` within the k-th interval.
    double reach(std::size_t k, double value) const {
        if (k == 0 || k == values_.size())
            return no_bound;
        return std::max(value - values_[k - 1], values_[k] - value);
    }

private:
    std::span<const double> values_;
    double p_;
};

}  // namespace

Estimate mean_estimate(std::span<const double> values) {
    const auto count = static_cast<double>(values.size());
    double sum = 0;
    for (const double value : values)
        sum += value;
    const double mean = sum / count;
    double squares = 0, cubes = 0;
    for (const double value : values) {
        const double deviation = value - mean, square = deviation * deviation;
        squares += square;
        cubes += square * deviation;
    }
    return {mean, std::sqrt(squares / (count - 1) / count), too_skew(count, mean, squares, cubes)};
}

double quantile(std::span<const double> ascending, double p) {
    const double place = p * static_cast<double>(ascending.size() - 1);
    const double whole = std::floor(place);
    const auto below = static_cast<std::size_t>(whole);
    const auto above = std::min(below + 1, ascending.size() - 1);
    return ascending[below] + (place - whole) * (ascending[above] - ascending[below]);
}

Estimate quantile_estimate(std::span<const double> ascending, double p) {
    constexpr double wanted = 0.95;
    const double value = quantile(ascending, p);
    const Gaps gaps(ascending, p);
    // Starts with the interval that holds the value, then adds again and again the nearer one of
    // the two intervals beside those that it has.
    auto low = static_cast<std::size_t>(p * static_cast<double>(ascending.size() - 1)) + 1;
    auto high = std::min(low + 1, ascending.size());
    double held = 0, reached = 0;
    while (held < wanted) {
        const bool is_low = gaps.reach(low, value) <= gaps.reach(high, value);
        const std::size_t gap = is_low ? low-- : high++;
        const double reach = std::max(gaps.reach(gap, value), reached);
        if (reach == no_bound)
            return {value, reached / normal_95, true};
        const double probability = gaps.probability(gap);
        const double needed = std::min(1.0, (wanted - held) / probability);
        held += probability;
        reached += needed * (reach - reached);
    }
    return {value, reached / normal_95};
}

}  // namespace attnscope
