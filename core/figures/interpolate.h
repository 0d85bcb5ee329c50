#pragma once

#include <vector>

#include "core/figures/figure.h"

namespace attnscope {

/// Returns y at x between the points (xs, ys), exact at the points: the cubic through the two
/// points on either side of x, or a polynomial of lower degree at an end or a gap. If
/// `logarithmic`, the polynomial is in log x. xs ascends, and is positive if `logarithmic`. NaN
/// outside the points, and between two points of which one is a gap.
///
/// With equally spaced points, at the distance h on the axis, the error between the middle two of
/// four is at most 9/384 h⁴ max |y⁗|.
double interpolate(const std::vector<double>& xs, const std::vector<double>& ys, double x,
                   bool logarithmic);

/// Returns the value of a curve at an abscissa of its axis. A line is interpolated, a step is
/// constant, and points have values only at their own abscissas. NaN if there is no value.
double value_at(const Curve& curve, const Axis& axis, double x);

/// Returns the value of a map at a point, interpolated along both axes as a line is. NaN outside
/// the map.
double value_at(const Map& map, const Axis& x_axis, const Axis& y_axis, double x, double y);

}  // namespace attnscope
