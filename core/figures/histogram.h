#pragma once

#include <span>
#include <vector>

#include "core/figures/figure.h"

namespace attnscope {

/// Densities of values per unit, as a curve of steps that is 0 at its last edge: equal bins over a
/// range, as many as so many values bear; values outside of it count in the whole.
Curve histogram(std::span<const double> values, const Interval& range);

/// That of measured values over the range that holds all but 1/2000 of them on either side, with so
/// much `room` about values that are all alike. There is at least one value.
Curve measured_histogram(Message label, std::vector<double> values, double room);

/// Of all of some values; both 0 of none.
struct MeanAndDeviation {
    double mean = 0, deviation = 0;
};
MeanAndDeviation mean_and_deviation(std::span<const double> values);

}  // namespace attnscope
