#include "ui/figure/color_bar_layout.h"

#include <utility>

#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/ticks/tick_fit.h"

namespace attnscope {
namespace {

constexpr double barHeight = 9;

/// Places the labels of the map's least and largest value at the ends of the row, and reduces the
/// row by their room.
void placeEnds(const Map& map, const TextMetrics& metrics, QRectF& row, PlacedColorBar& bar) {
    const auto [least, most] = endLabels(map.min, map.max);
    const QSizeF low(widthOf(metrics, least), lineHeight), high(widthOf(metrics, most), lineHeight);
    bar.labels = {{least, QRectF(row.topLeft(), low)},
                  {most, QRectF(row.topRight() - QPointF(high.width(), 0), high)}};
    row.adjust(low.width() + 6, 0, -high.width() - 6, 0);
}

void placeTicks(const Map& map, const TextMetrics& metrics, PlacedColorBar& bar) {
    Axis axis;
    axis.min = map.min;
    axis.max = map.max;
    const AxisMap across{{axis.min, axis.max}, false, bar.box.left(), bar.box.right()};
    const Ticks ticks = ticksAcross(axis, across, metrics);
    const std::vector<QRectF> boxes =
        labelBoxesAcross(ticks, across, bar.box.bottom() + 3, 12, metrics);
    for (std::size_t i = 0; i < ticks.major.size(); ++i) {
        bar.marks.push_back(across.pixel(ticks.major[i]));
        bar.labels.push_back({ticks.labels[i], boxes[i]});
    }
}

}  // namespace

/// Places the caption before the bar if that leaves the bar most of the width.
PlacedColorBar colorBarAbove(const QRectF& plot, const Map& map, double height,
                             const TextMetrics& metrics) {
    PlacedColorBar bar;
    QRectF row(plot.left(), plot.top() - height, plot.width(), lineHeight);
    const QString caption = translated(map.label) + QStringLiteral("  ") + unitName(map.unit);
    if (const double width = widthOf(metrics, caption); width < 0.4 * row.width()) {
        bar.caption = {caption, QRectF(row.topLeft(), QSizeF(width, row.height()))};
        row.setLeft(row.left() + width + 12);
    }
    if (height == lowColorRow)
        placeEnds(map, metrics, row, bar);
    bar.box = QRectF(row.left(), row.center().y() - barHeight / 2, row.width(), barHeight);
    if (height == tallColorRow)
        placeTicks(map, metrics, bar);
    return bar;
}

}  // namespace attnscope
