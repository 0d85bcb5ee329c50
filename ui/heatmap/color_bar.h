#pragma once

#include <QPainter>

#include "ui/heatmap/color_scale.h"
#include "ui/look/theme.h"

namespace attnscope {

/// How far the points of a bar reach beyond its ends.
inline constexpr double bar_point = 6;

/// Paints the colours of a scale, the lowest below or on the left. An end beyond which there are
/// weights has a point: they have its colour.
void paintColorBar(QPainter& painter, const QRectF& bar, Qt::Orientation orientation,
                   const ColorScale& scale, const Theme& theme);

}  // namespace attnscope
