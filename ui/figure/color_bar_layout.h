#pragma once

#include "ui/figure/plot_layout.h"
#include "ui/look/text_metrics.h"

namespace attnscope {

// Heights of the row with a map's colour bar: with ticks below the bar, and with the end values
// beside it.
inline constexpr double tallColorRow = 34, lowColorRow = 17;

/// Places the bar in a row directly above the plot. `height` is that of the row: one of the two
/// above.
PlacedColorBar colorBarAbove(const QRectF& plot, const Map& map, double height,
                             const TextMetrics& metrics);

}  // namespace attnscope
