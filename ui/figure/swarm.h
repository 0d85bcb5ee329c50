#pragma once

#include <QPolygonF>
#include <vector>

#include "ui/figure/trace.h"

namespace attnscope {

/// Returns the marks of a cloud as dots. Dots at one abscissa and about one height are spread
/// sideways to both sides of the abscissa, so that each of them is seen. Marks at one abscissa have
/// to follow one another.
QPolygonF swarm(const std::vector<TraceMark>& marks);

}  // namespace attnscope
