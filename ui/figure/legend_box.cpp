#include "ui/figure/legend_box.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/label_metrics.h"
#include "ui/figure/label_text.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

constexpr double cornerGap = 8;     ///< between the plot's borders and the box
constexpr double boxPadding = 6;    ///< between the box's border and its contents
constexpr double widestPart = 0.6;  ///< of the plot's width

constexpr double beforeText = boxPadding + sampleWidth + sampleGap;

/// Whether a heading stands above a label: before the first label of a family.
bool isHeaded(const std::vector<PlacedLabel>& labels, std::size_t i) {
    const QString& heading = labels[i].heading;
    return !heading.isEmpty() && (i == 0 || labels[i - 1].heading != heading);
}

/// Returns how many lines the first `count` labels take, with their headings.
std::size_t linesOf(const std::vector<PlacedLabel>& labels, std::size_t count) {
    std::size_t lines = count;
    for (std::size_t i = 0; i < count; ++i)
        lines += isHeaded(labels, i) ? 1 : 0;
    return lines;
}

}  // namespace

QRectF inCorner(const QRectF& plot, const QSizeF& size, LegendPlace corner) {
    const bool isLeft = corner == LegendPlace::top_left || corner == LegendPlace::bottom_left;
    const bool isTop = corner == LegendPlace::top_left || corner == LegendPlace::top_right;
    return {QPointF(isLeft ? plot.left() + cornerGap : plot.right() - cornerGap - size.width(),
                    isTop ? plot.top() + cornerGap : plot.bottom() - cornerGap - size.height()),
            size};
}

void placeLegendBox(const std::vector<PlacedLabel>& labels, LegendPlace corner,
                    PlotLayout& layout) {
    const TextMetrics metrics(uiFont(textsize::small));
    const double room = widestPart * layout.plot.width() - beforeText - boxPadding;
    const double free = layout.plot.height() - 2 * (cornerGap + boxPadding);
    const auto most = static_cast<std::size_t>(std::max(0.0, std::floor(free / lineHeight)));
    const bool fits = linesOf(labels, labels.size()) <= most;
    std::size_t rows = labels.size();
    while (!fits && rows > 0 && linesOf(labels, rows) + 1 > most)
        --rows;
    if (labels.empty() || room < lineHeight)
        return;
    double width = 0;
    for (std::size_t i = 0; i < rows; ++i) {
        width = std::max(width, std::min(room, labelWidth(metrics, labels[i].text)));
        if (isHeaded(labels, i))
            width = std::max(width, headingWidth(labels[i].heading) - sampleWidth - sampleGap);
    }
    const double count = static_cast<double>(linesOf(labels, rows)) + (fits ? 0 : 1);
    const QRectF box =
        inCorner(layout.plot,
                 {beforeText + width + boxPadding, count * lineHeight + 2 * boxPadding}, corner);
    layout.legendBox = box;
    QRectF row(box.left() + beforeText, box.top() + boxPadding, width, lineHeight);
    for (std::size_t i = 0; i < rows; ++i, row.translate(0, lineHeight)) {
        PlacedLabel label = labels[i];
        if (isHeaded(labels, i)) {
            label.headingBox =
                QRectF(box.left() + boxPadding, row.top(), headingWidth(label.heading), lineHeight);
            row.translate(0, lineHeight);
        }
        label.text = elidedLabel(metrics, label.text, width);
        label.sample = QRectF(box.left() + boxPadding, row.top(), sampleWidth, lineHeight);
        label.box = row;
        layout.labels.push_back(label);
    }
    if (fits)
        return;
    layout.hiddenLabels = static_cast<int>(labels.size() - rows);
    layout.hiddenLabelsBox = row;
}

}  // namespace attnscope
