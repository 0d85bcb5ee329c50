#pragma once

#include "core/figures/figure.h"

namespace attnscope {

/// What a figure's axes cover: "λ from 0.1 to 2, entropy from 1 to 5 nat".
Message axes_text(const Axis& x, const Axis& y);

/// The figure without the values that lie outside of its axes, as where these cover less than the
/// figure has; a note says what they cover. A step, an interval and a place in a band stay where
/// any of it lies inside; a gap stays where its x does.
Figure within_axes(const Figure& figure);

}  // namespace attnscope
