#pragma once

#include <QImage>
#include <QRectF>
#include <QSize>

namespace attnscope {

/// A picture of that size with the image drawn on `place` of it: every pixel is the mean of the
/// colours that it covers, weighted by their areas (to 1/256), and transparent as far as it covers
/// none. So all pixels of the image become equally large, whatever the ratio, and a picture's mean
/// colour, along rows and columns too, is the image's. In the image's format, RGB32 or
/// premultiplied ARGB32, and in the latter where it does not cover all.
QImage areaScaled(const QImage& image, const QRectF& place, const QSize& size);

}  // namespace attnscope
