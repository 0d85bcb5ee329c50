#pragma once

#include <QPainter>

#include "ui/look/theme.h"

namespace attnscope {

/// Paints a message in place of a picture, and below it a hint on what can be done if there is room
/// for both.
void paintMessage(QPainter& painter, const QRectF& area, const Theme& theme, const QString& message,
                  const QString& hint);

}  // namespace attnscope
