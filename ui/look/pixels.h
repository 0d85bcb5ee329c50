#pragma once

#include <QImage>
#include <QPainter>

namespace attnscope {

/// The area of whole pixels of the painter's device that is nearest to one, in the painter's
/// coordinates; the area itself on a device that has no pixels, as a vector format.
QRectF onPixels(const QPainter& painter, const QRectF& area);

/// Draws an image pixel on pixel, its corner on a pixel of the device: a copy. Through a painter's
/// scale, even where the image's own undoes it, Qt would sample it.
void drawPixels(QPainter& painter, const QPoint& corner, const QImage& image);

}  // namespace attnscope
