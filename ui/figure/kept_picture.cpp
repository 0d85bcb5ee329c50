#include "ui/figure/kept_picture.h"

#include <cmath>

#include "ui/look/pixels.h"

namespace attnscope {

KeptPicture::KeptPicture(const QSize& size, double pixelRatio, const QColor& surface)
    : QCPAbstractPaintBuffer(size, pixelRatio), surface_(surface) {
    KeptPicture::reallocateBuffer();
}

QCPPainter* KeptPicture::startPainting() {
    return new QCPPainter(&image_);
}

void KeptPicture::draw(QCPPainter* painter) const {
    const QImage pixels(image_.constBits(), image_.width(), image_.height(), image_.bytesPerLine(),
                        image_.format());
    drawPixels(*painter, painter->deviceTransform().map(QPoint(0, 0)), pixels);
}

void KeptPicture::reallocateBuffer() {
    const QSizeF pixels = QSizeF(mSize) * mDevicePixelRatio;
    image_ = QImage(static_cast<int>(std::ceil(pixels.width())),
                    static_cast<int>(std::ceil(pixels.height())), QImage::Format_RGB32);
    image_.setDevicePixelRatio(mDevicePixelRatio);
    image_.fill(surface_);
    setInvalidated();
}

}  // namespace attnscope
