#pragma once

#include <span>
#include <vector>

#include "core/figures/figure.h"

namespace attnscope {

/// Returns the density of values per unit over a range, as a curve of steps; its last x is the end
/// of the range, where y is 0. The range is divided into 8 to 80 equal bins, more for more values.
/// Values outside the range count in the total.
Curve histogram(std::span<const double> values, const Interval& range);

/// Returns the histogram of measured values. Its range leaves out 1/2000 of them on either side; if
/// the values in it are all equal, the range extends by `room` to both sides. There must be at
/// least one value.
Curve measured_histogram(Message label, std::vector<double> values, double room);

/// The mean and the standard deviation of some values; both are 0 if there are none.
struct MeanAndDeviation {
    double mean = 0, deviation = 0;
};
MeanAndDeviation mean_and_deviation(std::span<const double> values);

}  // namespace attnscope
