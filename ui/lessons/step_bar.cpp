#include "ui/lessons/step_bar.h"

#include <QPainter>
#include <algorithm>

namespace attnscope {

void StepBar::set(int step, int count) {
    step_ = step;
    count_ = count;
    update();
}

void StepBar::paintEvent(QPaintEvent*) {
    constexpr double gap = 4, shortest = 4;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double whole = (width() + gap) / count_, height = this->height();
    const auto draw = [&](double left, double length, QPalette::ColorRole role) {
        painter.setBrush(palette().color(role));
        painter.drawRoundedRect(QRectF(left, 0, length, height), height / 2, height / 2);
    };
    if (whole < gap + shortest) {
        draw(0, width(), QPalette::Midlight);
        draw(0, std::max(height, width() * (step_ + 1.0) / count_), QPalette::Highlight);
        return;
    }
    for (int i = 0; i < count_; ++i)
        draw(i * whole, whole - gap, i <= step_ ? QPalette::Highlight : QPalette::Midlight);
}

}  // namespace attnscope
