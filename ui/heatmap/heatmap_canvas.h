#pragma once

#include <QPainter>

#include "ui/heatmap/heatmap_layout.h"
#include "ui/heatmap/heatmap_scene.h"
#include "ui/look/pixels.h"
#include "ui/look/theme.h"

namespace attnscope {

/// What every part of a picture of the matrix is painted with.
struct HeatmapCanvas {
    static constexpr double tick_length = 4, axis_width = 1;

    QPainter& painter;
    const HeatmapLayout& layout;
    const HeatmapScene& scene;
    const Theme& theme;
    RowMarked marked;
    QRectF cells = onPixels(painter, layout.matrix);  ///< where the cells are painted

    /// Whether any of that area is to be painted now.
    bool paints(const QRectF& area) const {
        return !painter.hasClipping() || painter.clipBoundingRect().intersects(area);
    }

    void text(const QRectF& room, int flags, const QString& text, const QColor& color,
              int size = textsize::small, QFont::Weight weight = QFont::Normal) const {
        painter.setFont(uiFont(size, weight));
        painter.setPen(color);
        painter.drawText(room, flags | Qt::TextDontClip, text);
    }
    /// Draws a line that ends exactly where it is said to, so that it covers nothing of an area
    /// that begins there.
    void line(double x1, double y1, double x2, double y2, QPen pen) const {
        pen.setCapStyle(Qt::FlatCap);
        painter.setPen(pen);
        painter.drawLine(QPointF(x1, y1), QPointF(x2, y2));
    }
    /// Draws an axis below an area, outside it; axisLeftOf() draws one on its left.
    void axisBelow(const QRectF& area) const {
        painter.fillRect(QRectF(area.left(), area.bottom(), area.width(), axis_width), theme.line);
    }
    void axisLeftOf(const QRectF& area) const {
        painter.fillRect(
            QRectF(area.left() - axis_width, area.top(), axis_width, area.height() + axis_width),
            theme.line);
    }
};

/// Paints the entropies of the rows, beside the matrix.
void paintStrip(const HeatmapCanvas& canvas);

/// Paints a frame around the place that is marked, and the number of its key.
void paintMark(const HeatmapCanvas& canvas);

/// Paints the weights of the selected row, below the matrix.
void paintProfile(const HeatmapCanvas& canvas);

}  // namespace attnscope
