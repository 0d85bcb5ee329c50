#pragma once

#include <QRectF>
#include <vector>

#include "ui/look/text_metrics.h"
#include "ui/model/axis_map.h"
#include "ui/ticks/ticks.h"

namespace attnscope {

// The ticks of an axis on its pixels: at a comfortable distance, but denser if fewer than three
// labels would be seen and there is room. Across the limit is four, since the marker's handle
// covers a label.

Ticks ticksAcross(const Axis& axis, const AxisMap& map, const TextMetrics& metrics);
Ticks ticksUpwards(const Axis& axis, const AxisMap& map);

/// Returns where the labels of ticks across stand, one for each tick, in a row of this top and
/// height.
std::vector<QRectF> labelBoxesAcross(const Ticks& ticks, const AxisMap& map, double top,
                                     double height, const TextMetrics& metrics);

}  // namespace attnscope
