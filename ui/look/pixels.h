#pragma once

#include <QImage>
#include <QPainter>
#include <functional>

namespace attnscope {

/// Returns the area of whole pixels of the painter's device that is nearest to `area`, in the
/// painter's coordinates; `area` itself on a device that has no pixels, such as a vector format.
QRectF onPixels(const QPainter& painter, const QRectF& area);

/// Draws an image pixel by pixel, its corner at a pixel of the device, so that it is only copied.
/// Qt would resample it through a painter's scale, even if the image's own ratio undoes that scale.
void drawPixels(QPainter& painter, const QPoint& corner, const QImage& image);

/// Calls body(begin, end) on all cores for ranges of lines that together are [0, height).
void forLines(int height, const std::function<void(int begin, int end)>& body);

}  // namespace attnscope
