#pragma once

#include "ui/figure/paint.h"
#include "ui/figure/qcustomplot.h"

namespace attnscope {

/// Adds what a figure shows to a plot as QCustomPlot's own objects: curves and simulated values as
/// graphs, error bars, bands as fills between two graphs, marked points as graphs, and the shading
/// of ranges as items. They replace what the plot had on these layers.
void plotFigure(QCustomPlot& plot, const PlotPicture& picture);

/// Returns the parts of the plot that are shaded because no approximation holds there. There are
/// none if that would be the whole plot: then all curves are faded, which says it better.
std::vector<QRectF> shadedParts(const Figure& figure, const AxisMap& x, const QRectF& plot);

/// The layers of a plot, from the lowest up: shading, grid, axes, curves with marked points, texts.
namespace plotlayer {
inline const QString shading = QStringLiteral("background");
inline const QString curves = QStringLiteral("main");
inline const QString texts = QStringLiteral("legend");
}  // namespace plotlayer

/// Adds an item on a layer, not cut off at the axes; the plot owns it.
template <class Item>
Item* addItem(QCustomPlot& plot, const QString& layer) {
    auto* item = new Item(&plot);
    item->setLayer(layer);
    item->setClipToAxisRect(false);
    return item;
}

/// Puts a position of an item at a pixel, independently of the axes.
inline void place(QCPItemPosition* position, QPointF at) {
    position->setType(QCPItemPosition::ptAbsolute);
    position->setCoords(at);
}

}  // namespace attnscope
