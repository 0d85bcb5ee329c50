#include "core/figures/histogram.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace attnscope {
namespace {

/// Returns the range that holds all values except the fraction `tail` on either side; reorders the
/// values.
Interval central_range(std::span<double> values, double tail) {
    const auto skipped = static_cast<std::ptrdiff_t>(tail * static_cast<double>(values.size()));
    const auto low = values.begin() + skipped, high = values.end() - 1 - skipped;
    std::ranges::nth_element(values, low);
    const double from = *low;
    std::ranges::nth_element(values, high);
    return {from, *high};
}

Interval range_of(std::span<double> values, double room) {
    const Interval range = central_range(values, 5e-4);
    return range.from < range.to ? range : Interval{range.from - room, range.to + room};
}

}  // namespace

Curve histogram(std::span<const double> values, const Interval& range) {
    const auto total = static_cast<double>(values.size());
    const auto bins = static_cast<std::size_t>(std::clamp(2 * std::cbrt(total), 8.0, 80.0));
    const double width = (range.to - range.from) / static_cast<double>(bins);
    Curve made;
    made.style = CurveStyle::steps;
    made.y.assign(bins + 1, 0);
    for (const double value : values)
        if (value >= range.from && value <= range.to)
            made.y[std::min(bins - 1, static_cast<std::size_t>((value - range.from) / width))] += 1;
    for (std::size_t i = 0; i <= bins; ++i) {
        made.x.push_back(range.from + static_cast<double>(i) * width);
        made.y[i] /= total * width;
    }
    return made;
}

Curve measured_histogram(Message label, std::vector<double> values, double room) {
    const Interval range = range_of(values, room);
    Curve made = histogram(values, range);
    made.label = std::move(label);
    made.kind = CurveKind::measured;
    return made;
}

MeanAndDeviation mean_and_deviation(std::span<const double> values) {
    if (values.empty())
        return {};
    const auto count = static_cast<double>(values.size());
    double sum = 0, squares = 0;
    for (const double value : values)
        sum += value;
    const double mean = sum / count;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return {mean, std::sqrt(squares / count)};
}

}  // namespace attnscope
