#include <QAction>
#include <QContextMenuEvent>
#include <QHash>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>

#include "ui/figure/figure_view.h"
#include "ui/figure/format.h"
#include "ui/figure/live_plot.h"
#include "ui/look/limits_dialog.h"
#include "ui/look/translated.h"

// What the mouse, the keys and the menu do in a figure.

namespace attnscope {

bool FigureView::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::ToolTip:
            showTip(static_cast<QHelpEvent*>(event));
            return true;
        case QEvent::MouseButtonPress:
        case QEvent::MouseMove:
        case QEvent::MouseButtonRelease:
        case QEvent::MouseButtonDblClick:
            return takeMouse(*static_cast<QMouseEvent*>(event));
        case QEvent::Wheel:
            event->setAccepted(takeWheel(*static_cast<QWheelEvent*>(event)));
            return true;
        case QEvent::Leave:
            return plot_->take(event);
        case QEvent::WindowDeactivate: {  // the pointer may not come back
            QEvent leave(QEvent::Leave);
            plot_->take(&leave);
            return QWidget::event(event);
        }
        default:
            return QWidget::event(event);
    }
}

bool FigureView::takeMouse(const QMouseEvent& event) {
    QMouseEvent there(event.type(), onPlot(event.position()), event.globalPosition(),
                      event.button(), event.buttons(), event.modifiers());
    if (event.type() == QEvent::MouseButtonPress && takeClick(there))
        return true;
    plot_->take(&there);
    if (event.type() != QEvent::MouseButtonDblClick)
        showCursor(there.position());
    return true;
}

bool FigureView::takeWheel(const QWheelEvent& event) {
    QWheelEvent there(onPlot(event.position()), event.globalPosition(), event.pixelDelta(),
                      event.angleDelta(), event.buttons(), event.modifiers(), event.phase(),
                      event.inverted(), event.source());
    plot_->take(&there);
    return there.isAccepted();
}

/// Shows the tip of the legend or, below the plot, the notes, which may be cut.
void FigureView::showTip(QHelpEvent* event) {
    const QStringList notes = notesOf(figure());
    if (const QString tip = legendTip(onPlot(event->pos())); !tip.isEmpty())
        QToolTip::showText(event->globalPos(), tip, this);
    else if (!notes.isEmpty() && event->pos().y() > plotArea().bottom() + tickRow)
        QToolTip::showText(event->globalPos(), notes.join(QLatin1Char('\n')), this);
    else
        QToolTip::hideText();
}

void FigureView::keyPressEvent(QKeyEvent* event) {
    const bool left = event->key() == Qt::Key_Left, right = event->key() == Qt::Key_Right;
    if (event->key() == Qt::Key_Home) {
        fit();
    } else if (zoomsOrPans(*event)) {
        return;
    } else if ((left || right) && plot_->hasMarker()) {
        plot_->step(right ? 1 : -1, event->modifiers() & Qt::ShiftModifier);
    } else {
        QWidget::keyPressEvent(event);
    }
}

/// Zooms with Plus and Minus, and pans with Ctrl and the arrows.
bool FigureView::zoomsOrPans(const QKeyEvent& event) {
    constexpr double closer = 0.75, part = 0.1;
    static const QHash<int, QPointF> ways{{Qt::Key_Left, {-part, 0}},
                                          {Qt::Key_Right, {part, 0}},
                                          {Qt::Key_Up, {0, part}},
                                          {Qt::Key_Down, {0, -part}}};
    const bool held = event.modifiers() & Qt::ControlModifier;
    if (held && ways.contains(event.key()))
        plot_->panBy(ways[event.key()]);
    else if (event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal)
        plot_->zoomBy(closer);
    else if (event.key() == Qt::Key_Minus)
        plot_->zoomBy(1 / closer);
    else
        return false;
    return true;
}

void FigureView::keyReleaseEvent(QKeyEvent* event) {
    const bool arrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (arrow && !event->isAutoRepeat())
        plot_->endSteps();
    else
        QWidget::keyReleaseEvent(event);
}

void FigureView::focusInEvent(QFocusEvent* event) {
    const auto reason = event->reason();
    plot_->setFocused(reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
                      reason == Qt::ShortcutFocusReason);
}

void FigureView::focusOutEvent(QFocusEvent*) {
    plot_->setFocused(false);
    plot_->endSteps();
}

void FigureView::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    menu.addAction(tr("Save as…"), this, &FigureView::exportRequested);
    menu.addAction(tr("Copy picture"), this, &FigureView::copyRequested);
    menu.addSeparator();
    addEntries(menu.addMenu(tr("Curves")), labelsOf(plot_->figure()));
    menu.addAction(tr("Limits of the axes…"), this, &FigureView::askLimits)
        ->setEnabled(!figure().table);
    menu.addAction(tr("Fit"), this, &FigureView::fit);
    menu.addSeparator();
    addExplanations(&menu);
    menu.exec(event->globalPos());
}

void FigureView::askLimits() {
    const auto [x, y] = shownAxes();
    const auto limitsOf = [](const Axis& axis, const std::optional<Range>& chosen) {
        Limits limits{translated(axis.label), {}, {}};
        if (axis.logarithmic) {
            limits.least = 1e-15;
            limits.takes = tr("a number above 0");
        }
        if (chosen) {
            limits.from = chosen->min;
            limits.to = chosen->max;
        }
        limits.fromNow = axis.min;
        limits.toNow = axis.max;
        return limits;
    };
    LimitsDialog dialog(tr("Limits of the axes"), {limitsOf(x, zoom().x), limitsOf(y, zoom().y)},
                        this);
    if (dialog.exec() == QDialog::Accepted)
        setLimits(dialog.limits()[0], dialog.limits()[1]);
}

void FigureView::setLimits(const Limits& x, const Limits& y) {
    const auto rangeOf = [](const Limits& limits, const Axis& axis) -> std::optional<Range> {
        const Range range{limits.from.value_or(axis.min), limits.to.value_or(axis.max)};
        if ((!limits.from && !limits.to) || !(range.min < range.max))
            return std::nullopt;
        return range;
    };
    setZoom({rangeOf(x, figure().x), rangeOf(y, figure().y)});
    Q_EMIT zoomed(true);
}

}  // namespace attnscope
