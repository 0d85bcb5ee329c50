#include "ui/presentation/pointer_spot.h"

#include <QCursor>
#include <QPainter>

namespace attnscope {

PointerSpot::PointerSpot(QWidget* window) : QWidget(window) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    tick_.setInterval(16);
    connect(&tick_, &QTimer::timeout, this, &PointerSpot::follow);
}

void PointerSpot::start(int diameter) {
    resize(diameter, diameter);
    tick_.start();
}

void PointerSpot::stop() {
    tick_.stop();
    hide();
}

/// Follows the pointer. On Wayland, a pointer outside the window is reported where it left the
/// window.
void PointerSpot::follow() {
    const QPoint at = parentWidget()->mapFromGlobal(QCursor::pos());
    const bool inside = parentWidget()->underMouse() && parentWidget()->rect().contains(at);
    move(at - rect().center());
    if (inside && isHidden())
        raise();
    setVisible(inside);
}

/// Paints a yellow disc with a dark and a bright ring, so that it is seen on any colour.
void PointerSpot::paintEvent(QPaintEvent*) {
    const double line = std::max(1.5, width() / 24.0);
    const QRectF disc = QRectF(rect()).adjusted(line, line, -line, -line);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(QColor(255, 214, 0, 96));
    painter.setPen(QPen(QColor(0, 0, 0, 200), line));
    painter.drawEllipse(disc);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 220), line));
    painter.drawEllipse(disc.adjusted(line, line, -line, -line));
}

}  // namespace attnscope
