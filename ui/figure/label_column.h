#pragma once

#include <vector>

#include "core/figures/figure.h"
#include "ui/figure/plot_layout.h"

namespace attnscope {

/// Where the labels of curves that end together stand: near their common end; in one list with all
/// others, as exports of earlier versions have it; or all labels are in the order of the list,
/// wherever their curves end.
enum class ColumnOrder { nearEnds, listsTogether, listed };

/// Places the labels of a layout that has its plot, its traces and room to the right of the plot.
/// The labels have the size of their text already. A point's label is put beside its point if no
/// curve passes there and it does not cover the marker. All other labels form a column, each as
/// near as possible to the end of its curve or band. Labels of curves that end together have no
/// lines to their curves.
void placeLabelColumn(const Figure& figure, double marker, const std::vector<PlacedLabel>& labels,
                      PlotLayout& layout, ColumnOrder order);

}  // namespace attnscope
