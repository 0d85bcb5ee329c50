#include <QLineF>
#include <cmath>
#include <optional>

#include "ui/heatmap/heatmap_canvas.h"
#include "ui/ticks/ticks.h"

namespace attnscope {

/// Paints the mean entropy of the rows under each row of pixels as a line, least to most as an area
/// around it.
void paintStrip(const HeatmapCanvas& canvas) {
    QRectF area = canvas.layout.strip;
    if (area.isEmpty())
        return;
    area.setTop(canvas.cells.top());  // beside the cells as they are painted
    area.setBottom(canvas.cells.bottom());
    const EntropyStrip& strip = canvas.scene.strip;
    QPainter& painter = canvas.painter;
    painter.fillRect(area, mixed(canvas.theme.surface, canvas.theme.background, 0.6));
    canvas.axisBelow(area);
    const EntropyAxis& axis = strip.axis;
    if (axis.isEmpty())
        return;
    const QRectF rows = canvas.scene.window.placed(canvas.scene.shownCells(), canvas.cells);
    const double step = rows.height() / static_cast<double>(strip.bins.size());
    const auto x = [&](double value) {
        return area.left() + (value - axis.low) / (axis.high - axis.low) * area.width();
    };
    QList<QLineF> mean;
    std::optional<QPointF> before;
    painter.save();
    painter.setClipRect(area);
    const QColor spread = mixed(canvas.theme.surface, canvas.theme.mutedInk, 0.45);
    for (std::size_t i = 0; i < strip.bins.size(); ++i) {
        const EntropyStrip::Bin& bin = strip.bins[i];
        const double y = rows.top() + (static_cast<double>(i) + 0.5) * step;
        if (std::isnan(bin.mean)) {
            before.reset();
            continue;
        }
        painter.fillRect(QRectF(x(bin.least), y - step / 2, x(bin.most) - x(bin.least), step),
                         spread);
        const QPointF at(x(bin.mean), y);
        if (before)
            mean.emplaceBack(*before, at);
        before = at;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(canvas.theme.ink, 1));
    painter.drawLines(mean);  // single lines are drawn ten times as fast as one path
    painter.restore();
    const auto [low, high] = endLabels(axis.low, axis.high);
    const QRectF below(area.left() - 8, area.bottom() + HeatmapCanvas::tick_length + 1,
                       area.width() + 16, 16);
    canvas.text(below, Qt::AlignLeft | Qt::AlignTop, low, canvas.theme.mutedInk);
    canvas.text(below, Qt::AlignRight | Qt::AlignTop, high, canvas.theme.mutedInk);
}

}  // namespace attnscope
