#pragma once

#include "ui/figure/paint.h"

namespace attnscope {

/// On which side of what is in view a value lies; half a pixel beyond an edge is still within.
enum class Side { left, within, right };
Side sideOf(const PlotLayout& layout, double x);

/// Where the marker of a value stands: at the value or, where that is out of view (0 on a
/// logarithmic axis, too), at the edge of the plot that is nearer to it. NaN for no value.
double markerPixel(const PlotPicture& picture, double x);

/// What its handle says: "λ = 0.5", with an arrow where the value lies beyond an edge: "← λ = 0".
QString markerText(const PlotPicture& picture, double x);

/// Where the handle stands, clear of the labels of curves; empty where there is no marker.
QRectF markerHandle(const PlotPicture& picture, double x);

/// The marker's line down to its handle, thicker where the hand is on it; dashed where the value
/// lies beyond an edge.
void paintMarkerLine(QPainter& painter, const PlotPicture& picture, bool hot);

/// The handle, over the labels of the axis that it touches. Ours: QCustomPlot's texts have square
/// corners and cover nothing.
void paintHandle(QPainter& painter, const PlotPicture& picture);

}  // namespace attnscope
