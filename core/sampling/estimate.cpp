#include "core/sampling/estimate.h"

#include <algorithm>
#include <boost/math/special_functions/beta.hpp>
#include <cmath>
#include <cstddef>

namespace attnscope {

Estimate mean_estimate(std::span<const double> values) {
    const auto count = static_cast<double>(values.size());
    double sum = 0;
    for (const double value : values)
        sum += value;
    const double mean = sum / count;
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return {mean, std::sqrt(squares / (count - 1) / count)};
}

double quantile(std::span<const double> ascending, double p) {
    const double place = p * static_cast<double>(ascending.size() - 1);
    const double whole = std::floor(place);
    const auto below = static_cast<std::size_t>(whole);
    const auto above = std::min(below + 1, ascending.size() - 1);
    return ascending[below] + (place - whole) * (ascending[above] - ascending[below]);
}

Estimate quantile_estimate(std::span<const double> ascending, double p) {
    const auto count = static_cast<double>(ascending.size());
    const double value = quantile(ascending, p);
    const double a = (count + 1) * p, b = (count + 1) * (1 - p);
    // Beyond nine standard deviations, and a few values where b or a is small, no weight is left.
    const double reach = 9 * std::sqrt(count * p * (1 - p)) + 30;
    const auto begin = static_cast<std::size_t>(std::max(0.0, std::floor(count * p - reach)));
    const auto end = static_cast<std::size_t>(std::min(count, std::ceil(count * p + reach)));
    double below = boost::math::ibeta(a, b, static_cast<double>(begin) / count);
    double shift = 0, squares = 0;
    for (std::size_t i = begin; i < end; ++i) {
        const double up_to = boost::math::ibeta(a, b, static_cast<double>(i + 1) / count);
        const double distance = ascending[i] - value;
        shift += (up_to - below) * distance;
        squares += (up_to - below) * distance * distance;
        below = up_to;
    }
    return {value, std::sqrt(std::max(0.0, squares - shift * shift))};
}

}  // namespace attnscope
