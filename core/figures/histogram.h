#pragma once

#include <span>
#include <vector>

#include "core/figures/figure.h"

namespace attnscope {

/// A histogram as steps: y[i] holds from x[i] to x[i + 1], and is 0 at the last edge.
struct Histogram {
    std::vector<double> x, y;
};

/// Densities of values per unit in equal bins over a range, as many as so many values bear; values
/// outside of it count in the whole.
Histogram histogram(std::span<const double> values, const Interval& range);

/// The range that holds all but the part `tail` of the values on either side; they are reordered.
/// None of them: [0, 1].
Interval central_range(std::span<double> values, double tail);

}  // namespace attnscope
