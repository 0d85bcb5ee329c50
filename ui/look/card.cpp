#include "ui/look/card.h"

#include <QPainter>
#include <QWidget>

namespace attnscope {

namespace {

void paintSurface(QWidget& widget, const QRect& area, QPalette::ColorRole border) {
    QPainter painter(&widget);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(widget.palette().color(border), 1));
    painter.setBrush(widget.palette().light());
    painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

}  // namespace

void paintCard(QWidget& widget, QPalette::ColorRole border) {
    paintSurface(widget, widget.rect(), border);
}

void paintCard(QWidget& widget, const QRect& area) {
    paintSurface(widget, area, QPalette::Midlight);
}

}  // namespace attnscope
