#pragma once

#include <vector>

#include "core/figures/figure.h"
#include "ui/figure/plot_layout.h"

namespace attnscope {

/// Places the labels of a layout that has its plot, its traces and room to the right of the plot.
/// The labels have the size of their text already. A point's label is put beside its point if no
/// curve passes there and it does not cover the marker. All other labels form a column, each as
/// near as possible to the end of its curve or band; with `inOrder` they are listed in the given
/// order instead, wherever their curves end.
void placeLabelColumn(const Figure& figure, double marker, const std::vector<PlacedLabel>& labels,
                      PlotLayout& layout, bool inOrder = false);

}  // namespace attnscope
