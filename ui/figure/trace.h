#pragma once

#include <QPolygonF>
#include <QRectF>
#include <vector>

#include "core/figures/figure.h"
#include "ui/model/axis_map.h"

namespace attnscope {

/// A piece of a curve in pixels, without a gap; the approximation holds on all of it or on none of
/// it.
struct TracePiece {
    QPolygonF points;
    bool valid = true;
};

/// A simulated value in pixels, with its error bar.
struct TraceMark {
    QPointF at;
    double low = 0, high = 0;  ///< ends of the error bar; equal if there is none
};

/// A curve as it is drawn: everything lies in the plot's rectangle.
struct Trace {
    std::vector<TracePiece> pieces;
    std::vector<TraceMark> marks;
};

/// Whether a point can be drawn and lies in the plot's rectangle.
bool isInPlot(const QPointF& point, const QRectF& plot);

/// Returns the part of a plot's rectangle over an interval of x.
QRectF slice(const QRectF& plot, const AxisMap& x, const Interval& range);

/// Returns the parts of a polyline that lie inside a rectangle.
std::vector<QPolygonF> clipPolyline(const QPolygonF& line, const QRectF& to);

Trace traceCurve(const Curve& curve, const AxisMap& x, const AxisMap& y, const QRectF& plot);

/// Returns the upper edge of the area under a curve, one polyline for each run of the curve without
/// a gap. Where the curve is outside the plot's rectangle, the edge follows the rectangle's border.
std::vector<QPolygonF> traceEdge(const Curve& curve, const AxisMap& x, const AxisMap& y,
                                 const QRectF& plot);

/// The edges of a band, kept inside the plot's rectangle as by traceEdge(). lower[i] and upper[i]
/// are edges of the same run.
struct BandTrace {
    std::vector<QPolygonF> lower, upper;
};
BandTrace traceBand(const Band& band, const AxisMap& x, const AxisMap& y, const QRectF& plot);

}  // namespace attnscope
