#pragma once

#include "core/figures/figure.h"

namespace attnscope {

/// Returns the ranges of a figure's axes: "λ from 0.1 to 2, entropy from 1 to 5 nat".
Message axes_text(const Axis& x, const Axis& y);

/// Returns the figure without the values that lie outside its axes, which may cover a part of the
/// figure only; a note gives the axes' ranges. A step, an error interval and a position in a band
/// stay if any part of them lies inside; a gap stays if its x does.
Figure within_axes(const Figure& figure);

}  // namespace attnscope
