#pragma once

#include "ui/figure/plot_layout.h"
#include "ui/look/text_metrics.h"

namespace attnscope {

// Heights of the row of a map's colours: with ticks below them, and with the ends beside them.
inline constexpr double tallColorRow = 34, lowColorRow = 17;

/// Places the bar in a row of such a height that ends where the plot begins.
PlacedColorBar colorBarAbove(const QRectF& plot, const Map& map, double height,
                             const TextMetrics& metrics);

}  // namespace attnscope
