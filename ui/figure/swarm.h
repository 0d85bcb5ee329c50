#pragma once

#include <QPolygonF>
#include <vector>

#include "ui/figure/trace.h"

namespace attnscope {

/// Returns the marks of a cloud as dots. Dots at one abscissa and at about one height are spread to
/// both sides of the abscissa, so that each is seen. Marks at one abscissa have to follow one
/// another in `marks`.
QPolygonF swarm(const std::vector<TraceMark>& marks);

}  // namespace attnscope
