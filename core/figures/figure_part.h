#pragma once

#include "core/figures/figure.h"

namespace attnscope {

/// Returns the ranges of a figure's axes: "λ from 0.1 to 2, entropy from 1 to 5 nat".
Message axes_text(const Axis& x, const Axis& y);

/// Returns the figure without the values that lie outside its axes, which may cover less than the
/// figure has; a note gives their ranges. A step, an interval and a position in a band stay if any
/// part lies inside; a gap stays if its x does.
Figure within_axes(const Figure& figure);

}  // namespace attnscope
