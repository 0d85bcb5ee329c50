#pragma once

#include <QPolygonF>

namespace attnscope {

/// Returns a polyline through a subset of the points, from the first to the last, from which none
/// of the points is farther than `tolerance`. A point is left out as long as that holds. O(n) (Zhao
/// and Saalfeld's sleeve fitting, 1997). Nearly straight curves, dashed ones above all, are then
/// stroked much faster.
QPolygonF thinned(const QPolygonF& line, double tolerance);

}  // namespace attnscope
