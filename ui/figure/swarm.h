#pragma once

#include <QPolygonF>
#include <vector>

#include "ui/figure/trace.h"

namespace attnscope {

/// Returns the marks of a cloud as dots. Those over one abscissa are spread to both sides of it,
/// the farther the more of them there are at one height, so that as many are seen as there are.
QPolygonF swarm(const std::vector<TraceMark>& marks);

}  // namespace attnscope
