#pragma once

#include "ui/figure/paint.h"

namespace attnscope {

/// The side of what is in view on which a value lies; half a pixel beyond an edge is still within.
enum class Side { left, within, right };
Side sideOf(const PlotLayout& layout, double x);

/// Returns where the marker of a value stands: at the value or, if that is out of view (0 on a
/// logarithmic axis, too), at the edge of the plot that is nearer to it. Returns NaN for no value.
double markerPixel(const PlotPicture& picture, double x);

/// Returns what the marker's handle says: "λ = 0.5", with an arrow if the value lies beyond an
/// edge: "← λ = 0".
QString markerText(const PlotPicture& picture, double x);

/// Returns where the handle stands, clear of the labels of curves; empty if there is no marker.
QRectF markerHandle(const PlotPicture& picture, double x);

/// Paints the marker's line down to its handle: thicker while the hand is on it, dashed if the
/// value lies beyond an edge.
void paintMarkerLine(QPainter& painter, const PlotPicture& picture, bool hot);

/// Paints the handle, over the labels of the axis that it touches. QCustomPlot's texts would not
/// do: they have square corners and cover nothing.
void paintHandle(QPainter& painter, const PlotPicture& picture);

}  // namespace attnscope
