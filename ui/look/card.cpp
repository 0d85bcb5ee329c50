#include "ui/look/card.h"

#include <QPainter>
#include <QWidget>

namespace attnscope {

void paintCard(QWidget& widget, QPalette::ColorRole border) {
    QPainter painter(&widget);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(widget.palette().color(border), 1));
    painter.setBrush(widget.palette().light());
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

}  // namespace attnscope
