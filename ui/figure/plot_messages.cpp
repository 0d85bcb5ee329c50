#include "ui/figure/plot_messages.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <cmath>

#include "core/figures/entries.h"

namespace attnscope {
namespace {

QColor veilOf(const Theme& theme) {
    QColor veil = theme.surface;
    veil.setAlphaF(0.85F);
    return veil;
}

constexpr int wrapped = Qt::AlignCenter | Qt::TextWordWrap | Qt::TextDontClip;

void write(QPainter& painter, const QRectF& room, const Theme& theme, const QString& sentence) {
    painter.setFont(uiFont(textsize::body));
    painter.setPen(theme.mutedInk);
    painter.drawText(room, wrapped, sentence);
}

}  // namespace

bool waitsForAnswer(const Figure& figure, const HiddenEntries& hidden,
                    const HiddenEntries& ofLesson) {
    if (figure.preliminary || figure.map || figure.table)
        return false;
    bool hasParts = false, isSeen = false;
    const auto look = [&](const std::string& key, bool isEmpty) {
        hasParts |= !isEmpty;
        isSeen |= !isEmpty && !(hidden.contains(key) && ofLesson.contains(key));
    };
    for (const Curve& curve : figure.curves)
        look(key_of(curve), curve.x.empty());
    for (const Band& band : figure.bands)
        look(key_of(band), band.x.empty());
    for (const Point& point : figure.points)
        look(key_of(point), std::isnan(point.x));
    return hasParts && !isSeen;
}

QString waitingText() {
    return QCoreApplication::translate("attnscope::FigureView", "The curve comes with the answer.");
}

QRectF waitingBox(const PlotLayout& layout, double marker) {
    const QFontMetricsF metrics(uiFont(textsize::body));
    const auto boxIn = [&](const QRectF& room) {
        return metrics.boundingRect(room.adjusted(8, 8, -8, -8), wrapped, waitingText());
    };
    QRectF beside = layout.plot;
    if (const double at = layout.x.pixel(marker); at > beside.left() && at < beside.right())
        at < beside.center().x() ? beside.setLeft(at) : beside.setRight(at);
    const QRectF box = boxIn(beside);
    return beside.contains(box) ? box : boxIn(layout.plot);
}

void paintWaiting(QPainter& painter, const PlotPicture& picture) {
    painter.save();
    painter.setClipRect(picture.layout.plot);
    write(painter, waitingBox(picture.layout, picture.marker), picture.theme, waitingText());
    painter.restore();
}

void paintMessage(QPainter& painter, const QRectF& picture, const Theme& theme,
                  const QString& message) {
    painter.fillRect(picture, veilOf(theme));
    write(painter, picture.adjusted(24, 16, -24, -16), theme, message);
}

QSizeF hintSize(const QString& hint) {
    return {QFontMetricsF(uiFont(textsize::small)).horizontalAdvance(hint) + 12, 18};
}

void paintHint(QPainter& painter, const QRectF& box, const Theme& theme, const QString& hint) {
    painter.setFont(uiFont(textsize::small));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(veilOf(theme));
    painter.drawRoundedRect(box, 5, 5);
    painter.setPen(theme.mutedInk);
    painter.drawText(box, Qt::AlignCenter, hint);
}

}  // namespace attnscope
