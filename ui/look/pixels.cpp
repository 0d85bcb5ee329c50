#include "ui/look/pixels.h"

#include <QPaintEngine>
#include <algorithm>

#include "core/parallel/parallel_for.h"

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

void forLines(int height, const std::function<void(int begin, int end)>& body) {
    constexpr int most = 64;  // lines in a range
    const auto ranges = static_cast<std::size_t>((height + most - 1) / most);
    parallel_for(ranges, 1, {}, [&](std::size_t range) {
        const int begin = static_cast<int>(range) * most;
        body(begin, std::min(begin + most, height));
    });
}

}  // namespace attnscope
