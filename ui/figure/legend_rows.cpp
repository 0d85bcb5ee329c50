#include "ui/figure/legend_rows.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/figure/label_layout.h"
#include "ui/figure/label_metrics.h"
#include "ui/figure/label_text.h"
#include "ui/look/text_metrics.h"
#include "ui/look/theme.h"

namespace attnscope {

namespace {

constexpr double entryGap = 12;  ///< between two entries of a row
constexpr double countGap = 8;   ///< before the count of hidden ones

/// Returns the width of a sample; a point's ring is narrower than a piece of line.
double sampleOf(const PlacedLabel& label) {
    return label.target == LabelTarget::point ? sampleWidth / 2 : sampleWidth;
}

void narrow(PlacedLabel& label, double right, const TextMetrics& metrics) {
    label.box.setRight(std::min(label.box.right(), right));
    constexpr double rounding = 0.01;
    if (labelWidth(metrics, label.text) > label.box.width() + rounding)
        label.text = elidedLabel(metrics, label.text, label.box.width());
}

/// Returns the width of the heading before a label: that of the family if the label is the family's
/// first, else 0.
double headingOf(const std::vector<PlacedLabel>& labels, std::size_t i) {
    const QString& heading = labels[i].heading;
    const bool isFirst = i == 0 || labels[i - 1].heading != heading;
    return heading.isEmpty() || !isFirst ? 0 : headingWidth(heading) + sampleGap;
}

PlacedLabel entry(PlacedLabel label, QRectF cell, double heading, const TextMetrics& metrics) {
    const double sample = sampleOf(label);
    if (heading > 0)
        label.headingBox = QRectF(cell.topLeft(), QSizeF(heading, cell.height()));
    cell.setLeft(cell.left() + heading);
    label.sample = QRectF(cell.left(), cell.top(), sample, cell.height());
    label.box = cell.adjusted(sample + sampleGap, 0, 0, 0);
    narrow(label, cell.right(), metrics);
    return label;
}

/// Shows the count of hidden labels, such as "+2", at the end of the last row. Labels are hidden
/// until it fits; if only one is left, that is cut.
void showHiddenCount(PlotLayout& layout, double right, const TextMetrics& metrics) {
    const double width = widthOf(metrics, QStringLiteral("+88"));
    while (layout.labels.size() > 1 &&
           layout.labels.back().box.right() + countGap + width > right) {
        layout.labels.pop_back();
        ++layout.hiddenLabels;
    }
    narrow(layout.labels.back(), right - countGap - width, metrics);
    const QRectF last = layout.labels.back().box;
    layout.hiddenLabelsBox = QRectF(last.right() + countGap, last.top(), width, last.height());
}

}  // namespace

double placeLegendRows(const std::vector<PlacedLabel>& labels, const QRectF& area, double most,
                       PlotLayout& layout, bool inOrder) {
    const TextMetrics metrics(uiFont(textsize::small));
    std::vector<double> widths;
    for (std::size_t i = 0; i < labels.size(); ++i)
        widths.push_back(headingOf(labels, i) + sampleOf(labels[i]) + sampleGap +
                         labelWidth(metrics, labels[i].text));
    const std::vector<QRectF> cells =
        flowLabels(widths, area.width(), lineHeight, entryGap, inOrder);
    double height = 0;
    for (const QRectF& cell : cells)
        height = std::max(height, cell.bottom());
    height = std::min(height, lineHeight * std::floor(std::max(lineHeight, most) / lineHeight));
    const QPointF corner(area.left(), area.bottom() - height);
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i].bottom() <= height + 0.5)
            layout.labels.push_back(
                entry(labels[i], cells[i].translated(corner), headingOf(labels, i), metrics));
        else
            ++layout.hiddenLabels;
    // Labels fill rows wherever there is room: sorted by place, the last label is at the end of the
    // last row.
    std::ranges::stable_sort(layout.labels, [](const PlacedLabel& a, const PlacedLabel& b) {
        return std::pair(a.box.top(), a.box.left()) < std::pair(b.box.top(), b.box.left());
    });
    if (layout.hiddenLabels > 0)
        showHiddenCount(layout, area.right(), metrics);
    return height;
}

}  // namespace attnscope
