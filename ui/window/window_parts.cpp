#include "ui/window/window_parts.h"

#include <QApplication>
#include <QShortcut>
#include <QWidget>
#include <algorithm>

namespace attnscope {
namespace {

/// Returns the widgets that Tab reaches, shown or not, in tab order.
QList<QWidget*> reachedIn(QWidget& window) {
    QList<QWidget*> all;
    for (QWidget* each = window.nextInFocusChain(); each != &window;
         each = each->nextInFocusChain())
        if ((each->focusPolicy() & Qt::TabFocus) && each->window() == &window)
            all.append(each);
    return all;
}

bool isIn(const QWidget* part, const QWidget* widget) {
    return part == widget || part->isAncestorOf(widget);
}

/// Returns the widget of a part to which F6 gives the focus; nullptr if none takes it.
QWidget* placeIn(QWidget& part) {
    const auto takes = [](const QWidget* each) { return each->isVisible() && each->isEnabled(); };
    if (QWidget* last = part.focusWidget(); last && takes(last))
        return last;
    for (QWidget* each : reachedIn(*part.window()))
        if (isIn(&part, each) && takes(each))
            return each;
    return nullptr;
}

}  // namespace

WindowParts::WindowParts(const QList<QWidget*>& parts, QWidget* window)
    : QObject(window), parts_(parts), window_(window) {
    connect(new QShortcut(QKeySequence(Qt::Key_F6), window), &QShortcut::activated, this,
            [this] { go(1); });
    connect(new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F6), window), &QShortcut::activated,
            this, [this] { go(-1); });
    chain();
}

void WindowParts::chain() {
    const QList<QWidget*> all = reachedIn(*window_);
    QWidget* last = nullptr;
    for (const QWidget* part : parts_)
        for (QWidget* each : all)
            if (isIn(part, each)) {
                if (last)
                    QWidget::setTabOrder(last, each);
                last = each;
            }
}

void WindowParts::go(int direction) {
    const QWidget* focused = QApplication::focusWidget();
    const auto here = std::ranges::find_if(
        parts_, [&](const QWidget* part) { return focused && isIn(part, focused); });
    const auto count = parts_.size();
    const auto from = here != parts_.end() ? here - parts_.begin() : direction > 0 ? -1 : count;
    for (qsizetype step = 1; step <= count; ++step)
        if (QWidget* place = placeIn(*parts_[(from + direction * step + 2 * count) % count])) {
            window_->setAttribute(Qt::WA_KeyboardFocusChange);
            return place->setFocus(Qt::TabFocusReason);
        }
}

}  // namespace attnscope
