#include "ui/figure/readout.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/figures/interpolate.h"
#include "ui/figure/format.h"
#include "ui/figure/variables.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {

namespace {

constexpr double padding = 6;
constexpr double tallRow = 14, lowRow = 11;
constexpr double cellGap = 10;
constexpr double pointerGap = 12;
constexpr double leastWidth = 64;
constexpr double covering = 5e5;  ///< cost of covering a value that is read
constexpr double valueGap = 4;    ///< about a point that marks what is read
constexpr double border = 2;      ///< between the box and the edge of the picture

QFont readoutFont(QFont::Weight weight = QFont::Normal) {
    return uiFont(textsize::small, weight);
}

/// How values are written: with as many decimals as tell them apart in view; those more than ten
/// times beyond the view as a number times a power of ten.
struct Format {
    int decimals;
    double most;

    explicit Format(const PlotPicture& picture) {
        const Axis& axis = picture.figure.y;
        const Range& view = picture.layout.y.range;
        decimals = std::min(decimalsFor(axis.logarithmic ? view.min : view.max - view.min),
                            decimalsFor(axis.logarithmic ? axis.min : axis.max - axis.min));
        most = 10 * std::max(std::abs(view.min), std::abs(view.max));
    }

    QString text(double value) const {
        return std::abs(value) <= most ? valueText(value, decimals) : powerNumber(value, 3);
    }

    /// Returns the widest texts that a value may have.
    QStringList widest() const { return {valueText(-most, decimals), powerNumber(-8.88e88, 3)}; }
};

QString valueOf(const Reading& reading, const Format& format) {
    if (reading.isBand)
        return format.text(reading.lower) + QStringLiteral(" … ") + format.text(reading.upper);
    const QString value = format.text(reading.value);
    if (!std::isfinite(reading.value))
        return value;
    if (!reading.valid)
        return QLatin1Char('(') + value + QLatin1Char(')');
    return reading.error > 0 ? value + QStringLiteral(" ± ") + format.text(reading.error) : value;
}

/// Returns the widest text that a reading may have while the pointer moves, if `value` is the
/// widest of a value.
QString widestOf(const Reading& reading, const QString& value) {
    if (reading.isBand)
        return value + QStringLiteral(" … ") + value;
    if (reading.isPoint)
        return value + QStringLiteral(" ± ") + value.last(std::min<qsizetype>(5, value.size()));
    return QLatin1Char('(') + value + QLatin1Char(')');
}

double areaOf(const QRectF& rect) {
    return rect.isEmpty() ? 0 : rect.width() * rect.height();
}

}  // namespace

ReadoutBox::ReadoutBox(const PlotPicture& picture, double x, double y)
    : picture_(picture), room_(QPointF(0, 0), picture.layout.size) {
    const Figure& figure = picture.figure;
    const Theme& theme = picture.theme;
    const Format format(picture);
    const QFontMetricsF metrics(readoutFont());
    heading_ = positionText(figure.x, x, positionDigits(picture.layout.x));
    if (!figure.y.unit.empty())
        heading_ += QStringLiteral("   ") + unitName(figure.y.unit);
    if (figure.map)
        addMapRow(x, y);
    for (const Reading& reading : readFigure(figure, x)) {
        labelWidth_ = std::max(labelWidth_, metrics.horizontalAdvance(reading.label));
        for (const QString& widest : format.widest())
            valueWidth_ =
                std::max(valueWidth_, metrics.horizontalAdvance(widestOf(reading, widest)));
        ++mostRows_;
        const QPointF on(picture.layout.x.pixel(x), picture.layout.y.pixel(reading.value));
        if (!reading.isBand && isInPlot(on, picture.layout.plot))
            values_.push_back(on);
        if (reading.isPoint && !std::isfinite(reading.value))
            continue;  // nothing was simulated here
        const double grey = reading.valid ? 0 : 0.35;
        rows_.push_back(
            {reading.label, valueOf(reading, format),
             paledText(curveTextColor(reading.kind, theme, reading.series, reading.look),
                       theme.raised, theme, grey),
             paledText(theme.ink, theme.raised, theme, grey)});
    }
    addNote(metrics);
    const double heading = QFontMetricsF(readoutFont(QFont::DemiBold)).horizontalAdvance(heading_);
    labelWidth_ = std::ceil(std::max(labelWidth_, heading - valueWidth_ - cellGap)) + 1;
    valueWidth_ = std::ceil(valueWidth_) + 1;
}

/// Says below the rows what parentheses mean, if there are some, where the picture has room for it.
/// The room is kept wherever an approximation may fail.
void ReadoutBox::addNote(const QFontMetricsF& metrics) {
    const auto& curves = picture_.figure.curves;
    const double needed = tallRow * static_cast<double>(mostRows_ + 2) + 2 * (padding + border);
    if (std::ranges::none_of(curves,
                             [](const Curve& each) { return each.kind.is_approximation; }) ||
        needed > picture_.layout.size.height())
        return;
    const QString note = QCoreApplication::translate("Readout", "(…) does not hold here");
    ++mostRows_;
    labelWidth_ = std::max(labelWidth_, metrics.horizontalAdvance(note) - valueWidth_ - cellGap);
    if (std::ranges::any_of(rows_, [](const Row& row) { return row.value.startsWith(u'('); }))
        note_ = note;
}

/// Adds the map's value at the pointer as a row, and the ordinate to the heading.
void ReadoutBox::addMapRow(double x, double y) {
    const Figure& figure = picture_.figure;
    const Map& map = *figure.map;
    const QFontMetricsF metrics(readoutFont());
    const int decimals = decimalsFor(map.max - map.min);
    const auto text = [&](double value) {
        return valueText(value, decimals) + QLatin1Char(' ') + unitName(map.unit);
    };
    const QString label = translated(map.label);
    heading_ += QStringLiteral("   ") +
                positionText(figure.y, y, std::min(4, positionDigits(picture_.layout.y)));
    labelWidth_ = metrics.horizontalAdvance(label);
    valueWidth_ = metrics.horizontalAdvance(text(-map.max));
    rows_.push_back({label, text(value_at(map, figure.x, figure.y, x, y)), picture_.theme.ink,
                     picture_.theme.ink});
    ++mostRows_;
}

QSizeF ReadoutBox::size() const {
    return {labelWidth_ + cellGap + valueWidth_ + 2 * padding,
            rowHeight() * static_cast<double>(mostRows_ + 1) + 2 * padding};
}

/// Returns the height of a row: less than usual if the box would otherwise be higher than the
/// picture.
double ReadoutBox::rowHeight() const {
    const double room = picture_.layout.size.height() - 2 * (padding + border);
    return std::clamp(room / static_cast<double>(mostRows_ + 1), lowRow, tallRow);
}

/// Returns the cost of placing the box there. It grows with the area of the plot and the number of
/// points of curves that the box covers; the pointer's abscissa costs more, a value that is read
/// still more, and the pointer itself most.
double ReadoutBox::costOf(const QRectF& box, QPointF pointer) const {
    const QRectF covered = box & picture_.layout.plot;
    double cost = areaOf(covered);
    for (const Trace& trace : picture_.layout.traces)
        for (const TracePiece& piece : trace.pieces)
            cost += 30 * static_cast<double>(std::ranges::count_if(
                             piece.points, [&](QPointF point) { return box.contains(point); }));
    const QRectF abscissa(pointer.x() - pointerGap, box.top(), 2 * pointerGap, box.height());
    if (covered.intersects(abscissa))
        cost += 1e5;
    for (const QPointF& value : values_)
        if (box.adjusted(-valueGap, -valueGap, valueGap, valueGap).contains(value))
            cost += covering;
    const QRectF hand(pointer.x() - pointerGap, pointer.y() - pointerGap, 2 * pointerGap,
                      2 * pointerGap);
    return box.intersects(hand) ? cost + 1e7 : cost;
}

QRectF ReadoutBox::placedAt(QPointF pointer) const {
    // In a picture that is narrower than the box, names are cut.
    const QSizeF fitting(std::min(size().width(), room_.width() - 2 * border), size().height());
    const QRectF whole = bestPlace(fitting, pointer);
    if (costOf(whole, pointer) < covering)
        return whole;
    // Otherwise beside the pointer and narrower: names are cut and, in very small pictures, values
    // too.
    const double room = std::max(pointer.x() - room_.left(), room_.right() - pointer.x());
    const QSizeF narrow(std::max(leastWidth, room - pointerGap - 1 - border), size().height());
    const QRectF beside = bestPlace(narrow, pointer);
    return costOf(beside, pointer) < costOf(whole, pointer) ? beside : whole;
}

QRectF ReadoutBox::bestPlace(const QSizeF& box, QPointF pointer) const {
    const double leftmost = room_.left() + border, topmost = room_.top() + border;
    const double right = std::max(leftmost, room_.right() - box.width() - border);
    const double bottom = std::max(topmost, room_.bottom() - box.height() - border);
    QRectF best;
    double least = std::numeric_limits<double>::infinity();
    const auto look = [&](double left, double top, double more) {
        const QRectF there({std::clamp(left, leftmost, right), std::clamp(top, topmost, bottom)},
                           box);
        if (const double cost = costOf(there, pointer) + more; cost < least) {
            least = cost;
            best = there;
        }
    };
    for (const double left : {right, leftmost})
        for (const double top : {topmost, bottom})
            look(left, top, 0);
    // If every corner covers what is read: beside the pointer, or above or below a value.
    constexpr double restless = 5e4;
    const double aside = pointerGap + 1;
    std::vector<double> heights{topmost, bottom, pointer.y() + aside,
                                pointer.y() - aside - box.height()};
    for (const QPointF& value : values_)
        heights.insert(heights.end(), {value.y() + aside, value.y() - aside - box.height()});
    for (const double left :
         {right, leftmost, pointer.x() + aside, pointer.x() - aside - box.width()})
        for (const double top : heights)
            look(left, top, restless);
    return best;
}

void ReadoutBox::paintInPlot(QPainter& painter, QPointF pointer) {
    room_ = picture_.layout.plot;
    if (size().width() + 2 * border <= room_.width() &&
        size().height() + 2 * border <= room_.height())
        paint(painter, pointer);
}

void ReadoutBox::paint(QPainter& painter, QPointF pointer) const {
    QRectF box = placedAt(pointer);
    const std::size_t lines = rows_.size() + (note_.isEmpty() ? 1 : 2);
    box.setHeight(rowHeight() * static_cast<double>(lines) + 2 * padding);
    const Theme& theme = picture_.theme;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.raised);
    painter.drawRoundedRect(box, 5, 5);
    QRectF row(box.left() + padding, box.top() + padding, box.width() - 2 * padding, rowHeight());
    painter.setFont(readoutFont(QFont::DemiBold));
    painter.setPen(theme.ink);
    const auto elided = [&painter](const QString& text, double room) {
        return QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, room);
    };
    drawWithVariables(painter, row, Qt::AlignLeft, elided(heading_, row.width() + 1));
    painter.setFont(readoutFont());
    for (const Row& entry : rows_) {
        row.translate(0, rowHeight());
        painter.setPen(entry.labelColor);
        const double value = QFontMetricsF(painter.font()).horizontalAdvance(entry.value);
        if (const double room = row.width() - cellGap - value; room > 0)
            drawWithVariables(painter, row, Qt::AlignLeft, elided(entry.label, room + 1));
        painter.setPen(entry.valueColor);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter,
                         elided(entry.value, row.width() + 1));
    }
    row.translate(0, rowHeight());
    painter.setPen(theme.mutedInk);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, elided(note_, row.width() + 1));
}

}  // namespace attnscope
