#pragma once

#include <span>
#include <vector>

#include "core/figures/figure.h"

namespace attnscope {

/// Returns the density of values per unit, as a curve of steps that is 0 at its last edge: equal
/// bins over a range, whose number follows from that of the values; values outside the range count
/// in the total.
Curve histogram(std::span<const double> values, const Interval& range);

/// Returns the histogram of measured values over the range that holds all but 1/2000 of them on
/// either side; if the values are all equal, the range extends by `room` on both sides. There must
/// be at least one value.
Curve measured_histogram(Message label, std::vector<double> values, double room);

/// The mean and the standard deviation of values; both are 0 without values.
struct MeanAndDeviation {
    double mean = 0, deviation = 0;
};
MeanAndDeviation mean_and_deviation(std::span<const double> values);

}  // namespace attnscope
