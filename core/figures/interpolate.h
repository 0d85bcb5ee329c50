#pragma once

#include <vector>

#include "core/figures/figure.h"

namespace attnscope {

/// y at x between the points (xs, ys): the cubic through the two points on either side (log x where
/// `logarithmic`), of a lower degree at an end or a gap. Exact at the points; for h the distance of
/// the points on the axis, the error is at most 9/384 h⁴ |y⁗| in the middle of five equally distant
/// ones. xs ascends, and is positive where the axis is logarithmic. NaN outside of the points and
/// between two of which one is a gap.
double interpolate(const std::vector<double>& xs, const std::vector<double>& ys, double x,
                   bool logarithmic);

/// What a curve says at an abscissa of its axis: a line is interpolated, a step holds, and points
/// say something at their own abscissas alone. NaN where it says nothing.
double value_at(const Curve& curve, const Axis& axis, double x);

/// What a map says at a point of these axes, interpolated likewise along both. NaN outside of it.
double value_at(const Map& map, const Axis& x_axis, const Axis& y_axis, double x, double y);

}  // namespace attnscope
