#pragma once

#include <QPolygonF>

namespace attnscope {

/// A polyline with as few of its points as keep every one of them within `tolerance` of it, taken
/// from the first to the last: O(n) (Zhao and Saalfeld's sleeve fitting, 1997). Where a curve is
/// nearly straight, stroking it, in dashes above all, takes a part of the time.
QPolygonF thinned(const QPolygonF& line, double tolerance);

}  // namespace attnscope
