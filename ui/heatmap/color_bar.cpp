#include "ui/heatmap/color_bar.h"

#include "ui/look/color_table.h"

namespace attnscope {
namespace {

constexpr int colors = 256;

QImage colorsOf(const ColorScale& scale, Qt::Orientation orientation) {
    const auto& table = colorTable(scale.map());
    const bool upright = orientation == Qt::Vertical;
    QImage image(upright ? 1 : colors, upright ? colors : 1, QImage::Format_RGB32);
    for (int i = 0; i < colors; ++i)
        image.setPixel(upright ? 0 : i, upright ? colors - 1 - i : 0,
                       table[static_cast<std::size_t>(i)]);
    return image;
}

/// Paints a pointed tip on the end of a bar, between its corners `from` and `to`.
void paintPoint(QPainter& painter, QPointF from, QPointF to, QPointF outwards, QRgb color,
                const QColor& edge) {
    const QPointF tip = (from + to) / 2 + bar_point * outwards;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(color));
    painter.drawPolygon(QPolygonF({from, tip, to}));
    painter.setPen(QPen(edge, 1));
    painter.drawPolyline(QPolygonF({from, tip, to}));
    painter.restore();
}

}  // namespace

void paintColorBar(QPainter& painter, const QRectF& bar, Qt::Orientation orientation,
                   const ColorScale& scale, const Theme& theme) {
    painter.drawImage(bar, colorsOf(scale, orientation));
    const auto& table = colorTable(scale.map());
    const bool upright = orientation == Qt::Vertical;
    if (scale.exceedsHigh())
        paintPoint(painter, upright ? bar.topLeft() : bar.topRight(),
                   upright ? bar.topRight() : bar.bottomRight(),
                   upright ? QPointF(0, -1) : QPointF(1, 0), table.back(), theme.line);
    if (scale.exceedsLow())
        paintPoint(painter, upright ? bar.bottomLeft() : bar.topLeft(),
                   upright ? bar.bottomRight() : bar.bottomLeft(),
                   upright ? QPointF(0, 1) : QPointF(-1, 0), table.front(), theme.line);
}

}  // namespace attnscope
