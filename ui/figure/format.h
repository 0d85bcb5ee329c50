#pragma once

#include <QString>

#include "core/figures/figure.h"

namespace attnscope {

/// Returns the digits after the point that read-outs show: as many as tell values apart that differ
/// by a two-thousandth of `range`.
int decimalsFor(double range);

/// Returns an axis's symbol and a value on it, "n = 512": a whole number on an axis of n, of d or
/// of a length.
QString positionText(const Axis& axis, double value, int digits = 4);

/// Returns the number that positionText() writes.
double positionShown(const Axis& axis, double value, int digits = 4);

/// Returns the name and the unit at the end of an axis: "λ", "angle  degree".
QString axisCaption(const Axis& axis);

}  // namespace attnscope
