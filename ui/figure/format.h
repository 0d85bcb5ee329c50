#pragma once

#include <QString>

#include "core/figures/figure.h"

namespace attnscope {

/// Digits after the point that tell a two-thousandth of the range apart: what read-outs show.
int decimalsFor(double range);

/// Returns an axis's symbol and a value on it, "n = 512". Whole numbers if the field is one.
QString positionText(const Axis& axis, double value, int digits = 4);

/// The number that positionText writes.
double positionShown(const Axis& axis, double value, int digits = 4);

/// "λ", "angle  degree": what stands at the end of an axis.
QString axisCaption(const Axis& axis);

}  // namespace attnscope
