#include "ui/lessons/step_keys.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <utility>

#include "ui/heatmap/heatmap_view.h"

namespace attnscope {
namespace {

template <typename... Kinds>
bool isOneOf(const QWidget* widget) {
    return (qobject_cast<const Kinds*>(widget) || ...);
}

/// Whether a widget uses the keys Page Up and Page Down itself.
bool usesPageKeys(const QWidget* widget) {
    return isOneOf<QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit,
                   HeatmapView>(widget);
}

/// Scrolls what a widget stands in by a page; false if there is nothing further to be seen.
bool scrollPage(QWidget* widget, bool down) {
    for (; widget; widget = widget->parentWidget()) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget);
        QScrollBar* bar = area ? area->verticalScrollBar() : nullptr;
        if (!bar || !bar->isVisible() || bar->value() == (down ? bar->maximum() : bar->minimum()))
            continue;
        bar->triggerAction(down ? QAbstractSlider::SliderPageStepAdd
                                : QAbstractSlider::SliderPageStepSub);
        return true;
    }
    return false;
}

}  // namespace

StepKeys::StepKeys(QWidget& window, QWidget& panel)
    : QObject(&window), window_(window), panel_(panel) {}

void StepKeys::setActive(bool active) {
    if (std::exchange(active_, active) == active)
        return;
    if (active)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
}

bool StepKeys::eventFilter(QObject* watched, QEvent* event) {
    auto* const widget = qobject_cast<QWidget*>(watched);
    if (event->type() != QEvent::KeyPress || !widget || widget->window() != &window_ ||
        usesPageKeys(widget))
        return false;
    const auto& pressed = static_cast<const QKeyEvent&>(*event);
    if ((pressed.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    const bool isHere = widget == &panel_ || panel_.isAncestorOf(widget);
    const int key = pressed.key();
    const bool is_return = key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool is_page = key == Qt::Key_PageDown || key == Qt::Key_PageUp;
    if (is_page && scrollPage(widget, key == Qt::Key_PageDown))
        return true;
    if (auto* button = qobject_cast<QAbstractButton*>(widget); isHere && is_return && button)
        button->click();
    else if (key == Qt::Key_PageDown || (isHere && key == Qt::Key_Right))
        Q_EMIT nextRequested();
    else if (key == Qt::Key_PageUp || (isHere && key == Qt::Key_Left))
        Q_EMIT previousRequested();
    else
        return false;
    return true;
}

}  // namespace attnscope
