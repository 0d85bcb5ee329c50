#pragma once

#include <QPolygonF>
#include <QRectF>
#include <vector>

#include "ui/figure/hidden_entries.h"
#include "ui/figure/plot_layout.h"

namespace attnscope {

/// What is drawn in the rectangle of a plot.
struct PlotInk {
    std::vector<QPolygonF>
        lines;  ///< curves and edges of bands; of simulated values one point each
    std::vector<QRectF> texts;
};

/// Returns what is drawn of a figure that is placed by a layout, without hidden entries, in pixels
/// of the layout.
PlotInk plotInk(const Figure& figure, const PlotLayout& layout, const HiddenEntries& hidden);

/// Returns the length of the parts of a line that are in a box.
double lengthIn(const QRectF& box, const QPolygonF& line);

/// Returns how much a box covers of the curves of a layout, as a length of lines in pixels.
double coveredBy(const QRectF& box, const PlotLayout& layout);

/// Returns points on all lines, at most `apart` pixels from each other.
std::vector<QPointF> pointsOn(const std::vector<QPolygonF>& lines, double apart);

/// Returns the box of that size, `apart` pixels to the right or the left of a point and somewhat
/// up or down, which covers as few of the texts and then of the curves as possible; of several such
/// boxes the one nearest to the point. Empty if there is no such box inside the plot.
QRectF freestBeside(QPointF at, double apart, QSizeF size, const PlotLayout& layout);

/// Returns the box of that size in the corner of a plot where it covers least, the upper right one
/// first.
QRectF emptiestCorner(QSizeF size, const QRectF& plot, const PlotInk& ink);

}  // namespace attnscope
