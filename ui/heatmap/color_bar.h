#pragma once

#include <QPainter>

#include "ui/heatmap/color_scale.h"
#include "ui/look/theme.h"

namespace attnscope {

/// How far the pointed tips of a bar reach beyond its ends.
inline constexpr double bar_point = 6;

/// Paints the colours of a scale, the lowest below or on the left. If there are weights beyond an
/// end, it has a pointed tip in the colour of these weights.
void paintColorBar(QPainter& painter, const QRectF& bar, Qt::Orientation orientation,
                   const ColorScale& scale, const Theme& theme);

}  // namespace attnscope
