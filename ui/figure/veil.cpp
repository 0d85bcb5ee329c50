#include "ui/figure/veil.h"

#include <QPainter>

namespace attnscope {

Veil::Veil(QWidget* over) : QWidget(over) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void Veil::setColor(const QColor& color) {
    color_ = color;
    color_.setAlphaF(0.55F);
    update();
}

void Veil::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), color_);
}

}  // namespace attnscope
