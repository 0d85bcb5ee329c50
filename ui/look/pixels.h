#pragma once

#include <QImage>
#include <QPainter>

namespace attnscope {

/// Draws an image pixel on pixel, its corner on a pixel of the device: a copy. Through a painter's
/// scale, even where the image's own undoes it, Qt would sample it.
void drawPixels(QPainter& painter, const QPoint& corner, const QImage& image);

}  // namespace attnscope
