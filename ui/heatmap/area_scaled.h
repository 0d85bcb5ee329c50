#pragma once

#include <QImage>
#include <QRectF>
#include <QSize>

namespace attnscope {

/// Returns a picture of this size in which the image is drawn on the area `place`. Each pixel of
/// the picture is the mean of the image's pixels that it covers, weighted by the covered areas (to
/// 1/256), and is transparent as far as it covers none. All pixels of the image thus count equally,
/// whatever the ratio of the sizes, and the picture has the mean colour of the image, also along
/// rows and columns. The image is RGB32 or premultiplied ARGB32. The picture has the same format,
/// but ARGB32 if the image does not cover all of it.
QImage areaScaled(const QImage& image, const QRectF& place, const QSize& size);

}  // namespace attnscope
