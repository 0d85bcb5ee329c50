#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/figure/format.h"
#include "ui/figure/paint.h"
#include "ui/text.h"

namespace attnscope {

namespace {

constexpr double padding = 8;
constexpr double rowHeight = 16;
constexpr double columnGap = 12;
constexpr double pointerGap = 14;

QFont readoutFont(QFont::Weight weight = QFont::Normal) {
    return uiFont(textsize::small, weight);
}

}  // namespace

QString ReadoutBox::valueOf(const Reading& reading, int decimals) const {
    if (reading.isBand)
        return valueText(reading.lower, decimals) + QStringLiteral(" … ") +
               valueText(reading.upper, decimals);
    const QString value = valueText(reading.value, decimals);
    return reading.error > 0 ? value + QStringLiteral(" ± ") + valueText(reading.error, decimals)
                             : value;
}

ReadoutBox::ReadoutBox(const PlotPicture& picture, double x) : picture_(picture) {
    const Figure& figure = picture.figure;
    const Range& range = picture.layout.y.range;
    const int decimals = decimalsFor(figure.y.logarithmic ? range.min : range.max - range.min);
    const QFontMetricsF metrics(readoutFont());
    const QFontMetricsF bold(readoutFont(QFont::DemiBold));
    heading_ = positionText(figure.x, x);
    if (!figure.y.unit.empty())
        heading_ += QStringLiteral("   ") + toQString(figure.y.unit);
    // As wide as the widest value of the range: the box keeps its width while the pointer moves.
    const QString widest = valueText(-std::max(std::abs(range.min), std::abs(range.max)), decimals);
    valueWidth_ = metrics.horizontalAdvance(widest);
    for (const Reading& reading : readFigure(figure, x)) {
        Row row{reading.label, valueOf(reading, decimals),
                curveTextColor(reading.kind, picture.theme)};
        if (!reading.valid)
            row.color = mixed(row.color, picture.theme.surface, 0.45);
        labelWidth_ = std::max(labelWidth_, metrics.horizontalAdvance(row.label));
        const QString sized = reading.isBand      ? widest + QStringLiteral(" … ") + widest
                              : reading.error > 0 ? widest + QStringLiteral(" ± ") + widest
                                                  : widest;
        valueWidth_ = std::max(valueWidth_, metrics.horizontalAdvance(sized));
        rows_.push_back(std::move(row));
    }
    const double heading = bold.horizontalAdvance(heading_);
    labelWidth_ = std::ceil(std::max(labelWidth_, heading - valueWidth_ - columnGap)) + 1;
    valueWidth_ = std::ceil(valueWidth_) + 1;
}

QSizeF ReadoutBox::size() const {
    return {labelWidth_ + columnGap + valueWidth_ + 2 * padding,
            rowHeight * static_cast<double>(rows_.size() + 1) + 2 * padding};
}

QRectF ReadoutBox::placedAt(QPointF pointer) const {
    const QSizeF area = picture_.layout.size, box = size();
    double left = pointer.x() + pointerGap;
    if (left + box.width() > area.width() - 2)
        left = pointer.x() - pointerGap - box.width();
    const double top = std::clamp(pointer.y() - box.height() - pointerGap, 2.0,
                                  std::max(2.0, area.height() - box.height() - 2));
    return QRectF(QPointF(std::max(2.0, left), top), box);
}

void ReadoutBox::paint(QPainter& painter, QPointF pointer) const {
    const QRectF box = placedAt(pointer);
    const Theme& theme = picture_.theme;
    painter.setRenderHint(QPainter::Antialiasing);
    QColor back = theme.raised;
    back.setAlphaF(0.96F);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(back);
    painter.drawRoundedRect(box, 5, 5);
    QRectF row(box.left() + padding, box.top() + padding, box.width() - 2 * padding, rowHeight);
    painter.setFont(readoutFont(QFont::DemiBold));
    painter.setPen(theme.ink);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, heading_);
    painter.setFont(readoutFont());
    for (const Row& entry : rows_) {
        row.translate(0, rowHeight);
        painter.setPen(entry.color);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, entry.label);
        painter.setPen(theme.ink);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, entry.value);
    }
}

void paintCrosshair(QPainter& painter, const PlotPicture& picture, double x) {
    const PlotLayout& layout = picture.layout;
    const double at = layout.x.pixel(x);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mixed(picture.theme.mutedInk, picture.theme.surface, 0.4), 1));
    painter.drawLine(QPointF(at, layout.plot.top()), QPointF(at, layout.plot.bottom()));
    for (const Reading& reading : readFigure(picture.figure, x)) {
        const QPointF dot(at, layout.y.pixel(reading.value));
        if (reading.isBand || !isInPlot(dot, layout.plot))
            continue;
        painter.setPen(QPen(picture.theme.surface, 1.2));
        painter.setBrush(curveColor(reading.kind, picture.theme));
        painter.drawEllipse(dot, 3.4, 3.4);
    }
}

}  // namespace attnscope
