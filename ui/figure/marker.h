#pragma once

#include "ui/figure/paint.h"

namespace attnscope {

/// The side of the view on which a value lies. A value up to half a pixel beyond an edge is within.
enum class Side { left, within, right };
Side sideOf(const PlotLayout& layout, double x);

/// Returns the x of a value's marker: that of the value or, if the value is out of view, of the
/// nearer edge of the plot (the left one for 0 on a logarithmic axis). Returns NaN if x is NaN.
double markerPixel(const PlotPicture& picture, double x);

/// Returns the text on the marker's handle: "λ = 0.5", with an arrow if the value lies beyond an
/// edge: "← λ = 0".
QString markerText(const PlotPicture& picture, double x);

/// Returns the rectangle of the handle, which covers no labels of curves; empty if there is no
/// marker.
QRectF markerHandle(const PlotPicture& picture, double x);

/// Paints the marker's line down to its handle: thicker if `hot`, that is, under the pointer or
/// dragged; dashed if the value lies beyond an edge.
void paintMarkerLine(QPainter& painter, const PlotPicture& picture, bool hot);

/// Paints the handle, and hides the tick labels that it touches. QCustomPlot's texts would not do:
/// they have square corners and hide nothing.
void paintHandle(QPainter& painter, const PlotPicture& picture);

}  // namespace attnscope
