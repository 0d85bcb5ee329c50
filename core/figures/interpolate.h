#pragma once

#include <vector>

#include "core/figures/figure.h"

namespace attnscope {

/// Returns y at x between the points (xs, ys): the cubic through the two points on either side (in
/// log x if `logarithmic`), of a lower degree at an end or a gap. Exact at the points; for h the
/// distance of the points on the axis, the error is at most 9/384 h⁴ |y⁗| in the middle of five
/// equally distant ones. xs ascends, and is positive if the axis is logarithmic. NaN outside the
/// points and between two points of which one is a gap.
double interpolate(const std::vector<double>& xs, const std::vector<double>& ys, double x,
                   bool logarithmic);

/// Returns the value of a curve at an abscissa of its axis: a line is interpolated, a step is
/// constant, and points have values only at their own abscissas. NaN if there is no value.
double value_at(const Curve& curve, const Axis& axis, double x);

/// Returns the value of a map at a point, interpolated along both axes as a line is. NaN outside
/// the map.
double value_at(const Map& map, const Axis& x_axis, const Axis& y_axis, double x, double y);

}  // namespace attnscope
