#pragma once

#include <QPainter>

#include "ui/figure/paint.h"
#include "ui/figure/plot_layout.h"
#include "ui/model/figure_edits.h"

namespace attnscope {

/// Places an inset in a corner of a layout whose plot, axes and legend box are placed already, and
/// returns the corner. If none is given, the inset covers no legend, and as little of the curves as
/// it can.
LegendPlace placeInset(const Figure& figure, const Inset& inset, PlotLayout& layout);

/// Paints the inset, if there is one: its axes, what is in view there, and a frame in the plot
/// about the part that it shows.
void paintInset(QPainter& painter, const PlotPicture& picture);

}  // namespace attnscope
