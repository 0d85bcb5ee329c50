#include <algorithm>
#include <utility>

#include "ui/heatmap/heatmap_canvas.h"
#include "ui/look/text.h"
#include "ui/look/text_metrics.h"

namespace attnscope {
namespace {

/// Returns a frame about a place of the matrix, at least so wide and high that it can be seen,
/// moved so that it stays within the matrix.
QRectF framed(const QRectF& place, const QRectF& matrix) {
    constexpr double least = 12;
    const double across = std::max(0.0, least - place.width()) / 2,
                 down = std::max(0.0, least - place.height()) / 2;
    QRectF frame = place.adjusted(-across, -down, across, down);
    frame.moveLeft(std::clamp(frame.left(), matrix.left(),
                              std::max(matrix.left(), matrix.right() - frame.width())));
    frame.moveTop(std::clamp(frame.top(), matrix.top(),
                             std::max(matrix.top(), matrix.bottom() - frame.height())));
    return frame & matrix;
}

/// Paints a frame in the accent colour, with a line in the colour of the ground on either side, so
/// that it stands out from every colour of the matrix.
void paintMarkFrame(const HeatmapCanvas& canvas, const QRectF& frame, double radius) {
    QPainter& painter = canvas.painter;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [color, width] :
         {std::pair{canvas.theme.surface, 5.0}, {canvas.theme.accent, 2.0}}) {
        painter.setPen(QPen(color, width));
        painter.drawRoundedRect(frame, radius, radius);
    }
}

/// Paints the number of the key below the matrix, over the axis.
void paintKeyNumber(const HeatmapCanvas& canvas, std::int64_t key, double x) {
    constexpr double height = 16, margin = 5;
    const QString number = valueText(static_cast<double>(key), 0);
    const double width =
        TextMetrics(uiFont(textsize::small, QFont::DemiBold)).advance(number) + 2 * margin;
    const QRectF chip(x - width / 2, canvas.cells.bottom() + HeatmapCanvas::tick_length, width,
                      height);
    canvas.painter.setPen(Qt::NoPen);
    canvas.painter.setBrush(canvas.theme.accent);
    canvas.painter.drawRoundedRect(chip, 3, 3);
    canvas.text(chip, Qt::AlignCenter, number, canvas.theme.accentText, textsize::small,
                QFont::DemiBold);
}

}  // namespace

void paintMark(const HeatmapCanvas& canvas) {
    if (!canvas.scene.mark)
        return;
    const auto& [row, key] = *canvas.scene.mark;
    const QRectF cells = canvas.scene.window.cells();
    QRectF marked = cells;
    if (row)
        marked = QRectF(marked.left(), static_cast<double>(*row), marked.width(), 1);
    if (key)
        marked = QRectF(static_cast<double>(*key), marked.top(), 1, marked.height());
    if (!marked.intersects(cells))
        return;
    const QRectF place = canvas.scene.window.placed(marked, canvas.cells);
    const bool is_cell = row && key;
    const QRectF frame = framed(place, canvas.cells);
    paintMarkFrame(canvas, frame, is_cell ? std::min(frame.width(), frame.height()) / 2 : 3);
    if (key)
        paintKeyNumber(canvas, *key, place.center().x());
}

}  // namespace attnscope
