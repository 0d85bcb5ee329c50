#pragma once

#include <QRectF>
#include <vector>

#include "ui/figure/plot_layout.h"

namespace attnscope {

/// Sets labels with their samples in rows at the bottom of an area, no higher than `most`; labels
/// that have no room are counted in the layout. Labels in order stand one after the other, others
/// wherever there is room. Returns the height that the rows take.
double placeLegendRows(const std::vector<PlacedLabel>& labels, const QRectF& area, double most,
                       PlotLayout& layout, bool inOrder = false);

}  // namespace attnscope
