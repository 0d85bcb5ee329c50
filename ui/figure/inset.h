#pragma once

#include <QPainter>

#include "ui/figure/paint.h"
#include "ui/figure/plot_layout.h"
#include "ui/model/figure_edits.h"

namespace attnscope {

/// Places a second pair of axes in a corner of a layout that has its plot and axes.
void placeInset(const Figure& figure, const Inset& inset, PlotLayout& layout);

/// Paints the second pair of axes, what is in view there, and a frame about it in the plot.
void paintInset(QPainter& painter, const PlotPicture& picture);

}  // namespace attnscope
