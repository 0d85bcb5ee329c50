#include "ui/look/pixels.h"

#include <QPaintEngine>

namespace attnscope {

QRectF onPixels(const QPainter& painter, const QRectF& area) {
    if (painter.paintEngine()->type() != QPaintEngine::Raster)
        return area;
    const QTransform device = painter.deviceTransform();
    return device.inverted().mapRect(QRectF(device.mapRect(area).toRect()));
}

void drawPixels(QPainter& painter, const QPoint& corner, const QImage& image) {
    const QTransform world = painter.worldTransform();
    painter.setWorldTransform(painter.deviceTransform().inverted() * world);
    painter.drawImage(corner, image);
    painter.setWorldTransform(world);
}

}  // namespace attnscope
