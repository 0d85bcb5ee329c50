#include "ui/controls/fault_bubble.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "ui/look/flat_style.h"

namespace attnscope {

FaultBubble::FaultBubble(QWidget* anchor) : QLabel(anchor->window()), anchor_(anchor) {
    setWordWrap(true);
    setMargin(8);
    setTextFormat(Qt::PlainText);
    setFixedWidth(280);
    hide();
    anchor_->installEventFilter(this);
}

void FaultBubble::say(const QString& sentence) {
    setText(sentence);
    setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty())
        place();
}

void FaultBubble::place() {
    setParent(anchor_->window(), Qt::Widget);
    adjustSize();
    const QPoint corner = anchor_->mapTo(anchor_->window(), QPoint(0, anchor_->height() + 4));
    const int rightmost = std::max(8, anchor_->window()->width() - width() - 8);
    move(std::clamp(corner.x(), 8, rightmost), corner.y());
    show();
    raise();
}

void FaultBubble::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(faultColor(palette()), 1));
    painter.setBrush(palette().base());
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.end();
    QLabel::paintEvent(event);
}

bool FaultBubble::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Hide)
        hide();
    return QLabel::eventFilter(watched, event);
}

}  // namespace attnscope
