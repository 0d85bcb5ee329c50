#include "ui/look/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace attnscope {
namespace {

/// Returns the watched object if it is a control whose value the wheel would change; else null.
QWidget* valueAt(QObject* watched) {
    if (qobject_cast<QComboBox*>(watched) || qobject_cast<QSlider*>(watched) ||
        qobject_cast<QAbstractSpinBox*>(watched))
        return qobject_cast<QWidget*>(watched);
    return nullptr;
}

}  // namespace

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish)
        return false;
    QWidget* const control = valueAt(watched);
    if (!control)
        return false;
    if (event->type() == QEvent::Polish) {
        if (control->focusPolicy() == Qt::WheelFocus)
            control->setFocusPolicy(Qt::StrongFocus);  // else the wheel would give it the focus
        return false;
    }
    if (control->hasFocus())
        return false;
    event->ignore();  // so that it goes on to what is below
    return true;
}

}  // namespace attnscope
