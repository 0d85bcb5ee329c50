#include "ui/lecturing/window_copy.h"

#include <QEvent>
#include <QPainter>
#include <chrono>

namespace attnscope {
namespace {

constexpr auto copy_time = std::chrono::milliseconds(500);
constexpr int usual_copy_width = 320;
constexpr double usual_ratio = 9.0 / 16;

}  // namespace

WindowCopy::WindowCopy(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("What the audience sees"));
    soon_.setSingleShot(true);
    soon_.setInterval(copy_time);
    connect(&soon_, &QTimer::timeout, this, &WindowCopy::take);
}

void WindowCopy::follow(QWidget& window) {
    window_ = &window;
    window.installEventFilter(this);
}

int WindowCopy::heightForWidth(int width) const {
    return static_cast<int>(usual_ratio * width);
}

QSize WindowCopy::sizeHint() const {
    return {usual_copy_width, heightForWidth(usual_copy_width)};
}

bool WindowCopy::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::UpdateRequest && isVisible() && !soon_.isActive())
        soon_.start();
    return false;
}

/// Takes the picture. That paints the window's widgets, but asks for no update of it.
void WindowCopy::take() {
    if (!window_ || !isVisible() || !window_->isVisible())
        return;
    const QSize room = size() * devicePixelRatioF();
    picture_ = window_->grab().scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    picture_.setDevicePixelRatio(devicePixelRatioF());
    update();
}

void WindowCopy::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    soon_.start();
}

void WindowCopy::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QSizeF shown = picture_.deviceIndependentSize();
    const QRectF place(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2),
                       shown);
    painter.drawPixmap(place.topLeft(), picture_);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(place.adjusted(0, 0, -1, -1));
}

}  // namespace attnscope
