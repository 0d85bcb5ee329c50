#include "ui/lessons/step_bar.h"

#include <QPainter>

namespace attnscope {

void StepBar::set(int step, int count) {
    step_ = step;
    count_ = count;
    update();
}

void StepBar::paintEvent(QPaintEvent*) {
    constexpr double gap = 4;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double whole = (width() + gap) / count_, height = this->height();
    for (int i = 0; i < count_; ++i) {
        painter.setBrush(palette().color(i <= step_ ? QPalette::Highlight : QPalette::Midlight));
        painter.drawRoundedRect(QRectF(i * whole, 0, whole - gap, height), height / 2, height / 2);
    }
}

}  // namespace attnscope
