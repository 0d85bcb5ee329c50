#pragma once

#include "ui/figure/plot_layout.h"
#include "ui/model/figure_edits.h"

namespace attnscope {

/// Returns a rectangle of that size in a corner of a plot, a little inside its border.
QRectF inCorner(const QRectF& plot, const QSizeF& size, LegendPlace corner);

/// Places labels with their samples in a box in a corner of a layout's plot, and counts those that
/// have no room in layout.hiddenLabels.
void placeLegendBox(const std::vector<PlacedLabel>& labels, LegendPlace corner, PlotLayout& layout);

}  // namespace attnscope
