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
    const bool fits = labels.size() <= most;
    const std::size_t rows =
        std::min(labels.size(), fits ? most : std::max<std::size_t>(most, 1) - 1);
    if (labels.empty() || room < lineHeight)
        return;
    double width = 0;
    for (std::size_t i = 0; i < rows; ++i)
        width = std::max(width, std::min(room, labelWidth(metrics, labels[i].text)));
    const double count = static_cast<double>(rows) + (fits ? 0 : 1);
    const QRectF box =
        inCorner(layout.plot,
                 {beforeText + width + boxPadding, count * lineHeight + 2 * boxPadding}, corner);
    layout.legendBox = box;
    QRectF row(box.left() + beforeText, box.top() + boxPadding, width, lineHeight);
    for (std::size_t i = 0; i < rows; ++i, row.translate(0, lineHeight)) {
        PlacedLabel label = labels[i];
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
