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

/// Returns points on all lines, at most `apart` pixels from each other.
std::vector<QPointF> pointsOn(const std::vector<QPolygonF>& lines, double apart);

/// Returns the box of that size in the corner of a plot where it covers least, the upper right one
/// first.
QRectF emptiestCorner(QSizeF size, const QRectF& plot, const PlotInk& ink);

}  // namespace attnscope
