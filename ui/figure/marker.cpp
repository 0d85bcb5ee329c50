#include "ui/figure/marker.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/format.h"
#include "ui/figure/variables.h"
#include "ui/look/text_metrics.h"

namespace attnscope {

namespace {

QFont markerFont() {
    return uiFont(textsize::small, QFont::Medium);
}

double handleTop(const PlotLayout& layout) {
    return layout.plot.bottom() + 3;
}

/// Returns how far to the right the handle may reach.
double mostRight(const PlotLayout& layout, double top, double bottom) {
    double most = layout.size.width() - 2;
    for (const PlacedLabel& label : layout.labels) {
        const QRectF taken = label.sample.united(label.box);
        if (taken.left() >= layout.plot.right() && taken.top() < bottom && taken.bottom() > top)
            most = std::min(most, taken.left() - 3);
    }
    return most;
}

}  // namespace

Side sideOf(const PlotLayout& layout, double x) {
    if (layout.x.logarithmic && x <= 0)
        return Side::left;
    const double at = layout.x.pixel(x);
    if (at < layout.plot.left() - 0.5)
        return Side::left;
    return at > layout.plot.right() + 0.5 ? Side::right : Side::within;
}

double markerPixel(const PlotPicture& picture, double x) {
    const PlotLayout& layout = picture.layout;
    if (std::isnan(x))
        return x;
    switch (sideOf(layout, x)) {
        case Side::left:
            return layout.plot.left();
        case Side::right:
            return layout.plot.right();
        case Side::within:
            break;
    }
    return layout.x.pixel(x);
}

QString markerText(const PlotPicture& picture, double x) {
    const QString value = positionText(picture.figure.x, x);
    switch (sideOf(picture.layout, x)) {
        case Side::left:
            return QStringLiteral("← ") + value;
        case Side::right:
            return value + QStringLiteral(" →");
        case Side::within:
            break;
    }
    return value;
}

QRectF markerHandle(const PlotPicture& picture, double x) {
    const PlotLayout& layout = picture.layout;
    const double at = markerPixel(picture, x);
    if (std::isnan(at))
        return {};
    const TextMetrics metrics(markerFont());
    const double width = std::ceil(metrics.advance(markerText(picture, x))) + 14;
    const double least = layout.plot.left() - 4;  // clear of the labels of the other axis
    const double top = handleTop(layout), height = tickRow - 3;
    const double most = mostRight(layout, top, top + height) - width;
    return QRectF(std::clamp(at - width / 2, least, std::max(least, most)), top, width, height);
}

void paintMarkerLine(QPainter& painter, const PlotPicture& picture, bool hot) {
    const double x = picture.marker, at = markerPixel(picture, x);
    if (std::isnan(at))
        return;
    QPen pen(picture.theme.accent, hot ? 2.4 : 1.4);
    if (sideOf(picture.layout, x) != Side::within)
        pen.setDashPattern({2, 3});
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.drawLine(QPointF(at, picture.layout.plot.top()),
                     QPointF(at, handleTop(picture.layout) + 1));
}

void paintHandle(QPainter& painter, const PlotPicture& picture) {
    const QRectF handle = markerHandle(picture, picture.marker);
    if (handle.isEmpty())
        return;
    const Theme& theme = picture.theme;
    for (const QRectF& label : picture.layout.xTickLabels)
        if (label.intersects(handle.adjusted(-3, 0, 3, 0)))
            painter.fillRect(label.adjusted(-1, 0, 1, 2), theme.surface);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.surface, 3));
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(handle, 5, 5);
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(handle, 5, 5);
    painter.setFont(markerFont());
    painter.setPen(theme.accentText);
    drawWithVariables(painter, handle, Qt::AlignCenter, markerText(picture, picture.marker));
}

}  // namespace attnscope
