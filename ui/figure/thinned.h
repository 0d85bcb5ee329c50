#pragma once

#include <QPolygonF>

namespace attnscope {

/// Returns a polyline with as few of the points as keep every one of them within `tolerance` of it,
/// taken from the first to the last: O(n) (Zhao and Saalfeld's sleeve fitting, 1997). A curve that
/// is nearly straight is then stroked, above all in dashes, in a part of the time.
QPolygonF thinned(const QPolygonF& line, double tolerance);

}  // namespace attnscope
