#include "ui/controls/handle_slider.h"

#include <QMouseEvent>
#include <QStyle>
#include <cmath>

namespace attnscope {

HandleSlider::HandleSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {}

int HandleSlider::handleLength() const {
    return style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
}

bool HandleSlider::isOnHandle(double x) const {
    const int from = QStyle::sliderPositionFromValue(minimum(), maximum(), sliderPosition(),
                                                     width() - handleLength());
    return x >= from && x <= from + handleLength();
}

void HandleSlider::mousePressEvent(QMouseEvent* event) {
    const double x = event->position().x();
    if (event->button() != Qt::LeftButton || !isOnHandle(x)) {
        QSlider::mousePressEvent(event);
        return;
    }
    grip_ = {x, sliderPosition()};
    setSliderDown(true);
    event->accept();
}

void HandleSlider::mouseMoveEvent(QMouseEvent* event) {
    if (!grip_) {
        QSlider::mouseMoveEvent(event);
        return;
    }
    const double steps = maximum() - minimum(), room = width() - handleLength();
    const double moved = (event->position().x() - grip_->x) * steps / room;
    setSliderPosition(grip_->position + static_cast<int>(std::lround(moved)));
    event->accept();
}

void HandleSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (!grip_ || event->button() != Qt::LeftButton) {
        QSlider::mouseReleaseEvent(event);
        return;
    }
    grip_.reset();
    setSliderDown(false);
    event->accept();
}

}  // namespace attnscope
