#pragma once

#include <QRectF>
#include <vector>

#include "ui/figure/plot_layout.h"

namespace attnscope {

/// Places labels with their samples in rows at the bottom of an area; the rows are at most `most`
/// high. Labels that have no room are counted in layout.hiddenLabels. With `inOrder` the labels
/// follow one another in the given order, otherwise each goes where there is room. Returns the
/// height of the rows.
double placeLegendRows(const std::vector<PlacedLabel>& labels, const QRectF& area, double most,
                       PlotLayout& layout, bool inOrder = false);

}  // namespace attnscope
