#include "ui/look/elided_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace attnscope {

bool ElidedLabel::isCut() const {
    return fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

QString ElidedLabel::hoverText() const {
    if (!isCut() || toolTip() == text())
        return toolTip();
    return toolTip().isEmpty() ? text() : text() + u'\n' + toolTip();
}

bool ElidedLabel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), hoverText(), this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent* event) {
    if (!isCut())
        return QLabel::paintEvent(event);
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), static_cast<int>(alignment()),
                     fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
}

}  // namespace attnscope

#include "moc_elided_label.cpp"
