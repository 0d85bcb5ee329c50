#include "ui/lessons/step_keys.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
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
    const auto* const widget = qobject_cast<const QWidget*>(watched);
    if (event->type() != QEvent::KeyPress || !widget || widget->window() != &window_ ||
        usesPageKeys(widget))
        return false;
    const auto& pressed = static_cast<const QKeyEvent&>(*event);
    if ((pressed.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    const bool isHere = widget == &panel_ || panel_.isAncestorOf(widget);
    const int key = pressed.key();
    if (key == Qt::Key_PageDown || (isHere && key == Qt::Key_Right))
        Q_EMIT nextRequested();
    else if (key == Qt::Key_PageUp || (isHere && key == Qt::Key_Left))
        Q_EMIT previousRequested();
    else
        return false;
    return true;
}

}  // namespace attnscope
