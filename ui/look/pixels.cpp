#include "ui/look/pixels.h"

namespace attnscope {

void drawPixels(QPainter& painter, const QPoint& corner, const QImage& image) {
    const QTransform world = painter.worldTransform();
    painter.setWorldTransform(painter.deviceTransform().inverted() * world);
    painter.drawImage(corner, image);
    painter.setWorldTransform(world);
}

}  // namespace attnscope
