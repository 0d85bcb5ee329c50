#pragma once

#include <QImage>
#include <QRectF>
#include <QSize>

namespace attnscope {

/// Returns a picture of that size with the image drawn on `place` of it: every pixel is the mean of
/// the colours that it covers, weighted by their areas (to 1/256), and transparent as far as it
/// covers none. So all pixels of the image become equally large, whatever the ratio, and a
/// picture's mean colour, along rows and columns too, is the image's. The picture has the image's
/// format, RGB32 or premultiplied ARGB32, and the latter if the image does not cover all of it.
QImage areaScaled(const QImage& image, const QRectF& place, const QSize& size);

}  // namespace attnscope
