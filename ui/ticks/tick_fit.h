#pragma once

#include <QRectF>
#include <vector>

#include "ui/look/text_metrics.h"
#include "ui/model/axis_map.h"
#include "ui/ticks/ticks.h"

namespace attnscope {

// Return the ticks of an axis, across or upwards, on the pixels of its map: at a comfortable
// distance, but denser if there would be fewer than three labels and there is room. Across, there
// are to be four, because the marker's handle covers one.

Ticks ticksAcross(const Axis& axis, const AxisMap& map, const TextMetrics& metrics);
Ticks ticksUpwards(const Axis& axis, const AxisMap& map);

/// Returns the boxes of the labels of ticks across, one for each tick, in a row of this top and
/// height.
std::vector<QRectF> labelBoxesAcross(const Ticks& ticks, const AxisMap& map, double top,
                                     double height, const TextMetrics& metrics);

}  // namespace attnscope
