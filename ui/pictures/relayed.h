#pragma once

#include "ui/pictures/export.h"

namespace attnscope {

/// Paints a picture with a painter that is not at the origin of its device. Qt restores the clips
/// of a widget that is painted into a PDF in the wrong place there; the widget therefore gets a
/// painter of its own, whose every step is passed on.
void paintRelayed(QPainter& painter, QSizeF area, const Paint& paint);

}  // namespace attnscope
