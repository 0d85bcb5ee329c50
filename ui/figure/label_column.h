#pragma once

#include <vector>

#include "core/figures/figure.h"
#include "ui/figure/plot_layout.h"

namespace attnscope {

/// Places labels, which have the size of their text, in a layout that has its plot, its traces and
/// room to the right of the plot: labels of points at their points if no curve passes there, the
/// others in a column, as near as can be to the end of what they name. No label of a point stands
/// on the marker. Labels in order are a list, wherever their curves end.
void placeLabelColumn(const Figure& figure, double marker, const std::vector<PlacedLabel>& labels,
                      PlotLayout& layout, bool inOrder = false);

}  // namespace attnscope
