#include "core/figures/histogram.h"

#include <algorithm>
#include <cmath>

namespace attnscope {

Histogram histogram(std::span<const double> values, const Interval& range) {
    const auto total = static_cast<double>(values.size());
    const auto bins = static_cast<std::size_t>(std::clamp(2 * std::cbrt(total), 8.0, 80.0));
    const double width = (range.to - range.from) / static_cast<double>(bins);
    Histogram made{{}, std::vector<double>(bins + 1, 0)};
    for (const double value : values)
        if (value >= range.from && value <= range.to)
            made.y[std::min(bins - 1, static_cast<std::size_t>((value - range.from) / width))] += 1;
    for (std::size_t i = 0; i <= bins; ++i) {
        made.x.push_back(range.from + static_cast<double>(i) * width);
        made.y[i] /= total * width;
    }
    return made;
}

Interval central_range(std::span<double> values, double tail) {
    if (values.empty())
        return {0, 1};
    const auto skipped = static_cast<std::ptrdiff_t>(tail * static_cast<double>(values.size()));
    const auto low = values.begin() + skipped, high = values.end() - 1 - skipped;
    std::ranges::nth_element(values, low);
    const double from = *low;
    std::ranges::nth_element(values, high);
    return {from, *high};
}

}  // namespace attnscope
