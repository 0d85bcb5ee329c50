#pragma once

#include <QPolygonF>
#include <vector>

#include "ui/figure/trace.h"

namespace attnscope {

/// The marks of a cloud as dots: those over one abscissa are spread to both sides of it, the more
/// of them at one height the farther, so that as many are seen as there are.
QPolygonF swarm(const std::vector<TraceMark>& marks);

}  // namespace attnscope
