#pragma once

#include <QPainter>

#include "ui/heatmap/heatmap_layout.h"
#include "ui/heatmap/heatmap_scene.h"
#include "ui/look/theme.h"

namespace attnscope {

/// What every part of a picture of the matrix is painted with.
struct HeatmapCanvas {
    static constexpr double tick_length = 4;

    QPainter& painter;
    const HeatmapLayout& layout;
    const HeatmapScene& scene;
    const Theme& theme;

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
    void line(double x1, double y1, double x2, double y2, const QPen& pen) const {
        painter.setPen(pen);
        painter.drawLine(QPointF(x1, y1), QPointF(x2, y2));
    }
};

/// Beside the matrix: the entropies of its rows.
void paintStrip(const HeatmapCanvas& canvas);

/// Below it: the weights of the selected row.
void paintProfile(const HeatmapCanvas& canvas);

}  // namespace attnscope
