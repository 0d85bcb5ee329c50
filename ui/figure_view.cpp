#include "ui/figure_view.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/figure/figure_plot.h"
#include "ui/figure/format.h"
#include "ui/figure/paint.h"
#include "ui/figure/reading.h"
#include "ui/text.h"

namespace attnscope {

namespace {

constexpr double grabDistance = 6;  ///< pixels to either side of the marker

Range rangeOf(const Axis& axis) {
    return {axis.min, axis.max};
}

/// An axis's range after the fractions of it from..to have been made the whole.
Range part(const AxisMap& axis, double from, double to) {
    return {axis.at(from), axis.at(to)};
}

/// A range zoomed by `factor` so that the pixel keeps its value.
Range zoomedRange(const AxisMap& axis, double pixel, double factor) {
    const double at = (pixel - axis.from) / (axis.to - axis.from);
    return part(axis, at - at * factor, at + (1 - at) * factor);
}

Range panned(const AxisMap& axis, double pixels) {
    const double by = -pixels / (axis.to - axis.from);
    return part(axis, by, 1 + by);
}

/// Whether a range can be shown: finite, not empty, and not so narrow that numbers end.
bool isUsable(const Range& range, bool logarithmic) {
    const double size = std::max(std::abs(range.min), std::abs(range.max));
    return std::isfinite(range.min) && std::isfinite(range.max) && size < 1e15 &&
           range.max - range.min > 1e-9 * size && (!logarithmic || range.min > 1e-15);
}

bool sameAxes(const Figure& a, const Figure& b) {
    const auto same = [](const Axis& p, const Axis& q) {
        return p.field == q.field && p.unit == q.unit && p.logarithmic == q.logarithmic;
    };
    return a.id == b.id && same(a.x, b.x) && same(a.y, b.y);
}

}  // namespace

struct FigureView::State {
    explicit State(FigureView* owner) : view(owner), plot(new FigurePlot(false, owner)) {}

    enum class Grip { none, marker, pan };

    FigureView* view;
    FigurePlot* plot;
    bool dragging = false;  ///< axes hold
    bool zoomed = false;    ///< the user has chosen the ranges
    bool keyMoved = false;  ///< a key that moved the marker is down
    Grip grip = Grip::none;
    double grabOffset = 0;  ///< from the marker to the pointer when it was taken
    QPointF lastPosition;

    void settle() {
        if (!dragging && !zoomed && grip != Grip::marker)
            plot->setRanges(rangeOf(plot->figure().x), rangeOf(plot->figure().y));
    }

    bool hasMarker() const {
        return !std::isnan(plot->marker()) && !plot->figure().x.field.empty();
    }

    /// Whether the marker stands at whole numbers.
    bool countsKeys() const { return plot->figure().x.field == "n"; }

    bool isOnMarker(QPointF at) const {
        if (!hasMarker() || !plot->message().isEmpty())
            return false;
        const PlotLayout& layout = plot->currentLayout();
        const QRectF handle = markerHandle({plot->figure(), layout, plot->theme()}, plot->marker());
        const bool onLine = std::abs(at.x() - layout.x.pixel(plot->marker())) <= grabDistance &&
                            at.y() >= layout.plot.top() && at.y() <= layout.plot.bottom();
        return !handle.isEmpty() && (onLine || handle.adjusted(-2, -2, 2, 2).contains(at));
    }

    void moveMarker(double x, bool finished) {
        const Range& range = plot->xRange();
        x = std::clamp(x, range.min, range.max);
        if (countsKeys())
            x = std::round(x);
        plot->setMarker(x);
        describe();
        Q_EMIT view->markerMoved(x, finished);
    }

    void dragMarker(QPointF to, bool finished) {
        moveMarker(plot->currentLayout().x.value(to.x() - grabOffset), finished);
    }

    /// A step of the keyboard: half a hundredth of the axis, at least 1 where it counts keys.
    void stepMarker(int direction, bool far) {
        const AxisMap axis = plot->currentLayout().x;
        const double now = plot->marker();
        double next = axis.at(axis.fraction(now) + direction * (far ? 0.05 : 0.005));
        if (countsKeys() && std::abs(next - now) < 1)
            next = now + direction;
        moveMarker(next, false);
    }

    void setRanges(const Range& x, const Range& y) {
        const Figure& figure = plot->figure();
        if (!isUsable(x, figure.x.logarithmic) || !isUsable(y, figure.y.logarithmic))
            return;
        zoomed = true;
        plot->setRanges(x, y);
    }

    void pan(QPointF to) {
        const PlotLayout& layout = plot->currentLayout();
        const QPointF by = to - lastPosition;
        setRanges(panned(layout.x, by.x()), panned(layout.y, by.y()));
        lastPosition = to;
    }

    void zoom(QPointF at, double factor, Qt::KeyboardModifiers modifiers) {
        const PlotLayout& layout = plot->currentLayout();
        const bool both = !(modifiers & (Qt::ControlModifier | Qt::ShiftModifier));
        const Range x = both || modifiers & Qt::ControlModifier
                            ? zoomedRange(layout.x, at.x(), factor)
                            : layout.x.range;
        const Range y = both || modifiers & Qt::ShiftModifier
                            ? zoomedRange(layout.y, at.y(), factor)
                            : layout.y.range;
        setRanges(x, y);
    }

    void showPointer(QPointF at) {
        const bool onMarker = isOnMarker(at);
        plot->setMarkerHot(onMarker || grip == Grip::marker);
        plot->setPointer(onMarker || grip != Grip::none ? std::nullopt : std::optional(at));
        if (grip == Grip::pan)
            view->setCursor(Qt::ClosedHandCursor);
        else if (onMarker || grip == Grip::marker)
            view->setCursor(Qt::SizeHorCursor);
        else
            view->unsetCursor();
    }

    /// What a screen reader says: the title, and the curves' values at the marker.
    void describe() {
        const Figure& figure = plot->figure();
        view->setAccessibleName(toQString(figure.title));
        if (std::isnan(figure.marker)) {
            view->setAccessibleDescription({});
            return;
        }
        QStringList parts{positionText(figure.x, figure.marker)};
        const int decimals = decimalsFor(figure.y.max - figure.y.min);
        for (const Reading& reading : readFigure(figure, figure.marker))
            if (!reading.isBand && std::isfinite(reading.value))
                parts.append(reading.label + QLatin1Char(' ') + valueText(reading.value, decimals) +
                             QLatin1Char(' ') + toQString(figure.y.unit));
        view->setAccessibleDescription(parts.join(QStringLiteral(", ")));
    }
};

FigureView::FigureView(QWidget* parent) : QWidget(parent), state_(new State(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

FigureView::~FigureView() = default;

void FigureView::setTheme(const Theme& theme) {
    state_->plot->setTheme(theme);
}

void FigureView::setFigure(const Figure& figure) {
    const bool changed = !sameAxes(figure, state_->plot->figure());
    const double held = state_->plot->marker();
    state_->plot->setFigure(figure);
    if (state_->grip == State::Grip::marker)
        state_->plot->setMarker(held);  // the hand leads, late results do not
    if (changed) {
        state_->zoomed = false;
        state_->plot->setRanges(rangeOf(figure.x), rangeOf(figure.y));
    }
    state_->settle();
    state_->describe();
}

const Figure& FigureView::figure() const {
    return state_->plot->figure();
}

void FigureView::setMarker(double x) {
    if (state_->grip == State::Grip::marker || x == state_->plot->marker())
        return;
    state_->plot->setMarker(x);
    state_->describe();
}

double FigureView::marker() const {
    return state_->plot->marker();
}

void FigureView::setMessage(const QString& message) {
    state_->plot->setMessage(message);
}

QString FigureView::message() const {
    return state_->plot->message();
}

void FigureView::setDragging(bool dragging) {
    state_->dragging = dragging;
    state_->settle();
}

void FigureView::fit() {
    state_->zoomed = false;
    state_->plot->setRanges(rangeOf(figure().x), rangeOf(figure().y));
}

QRectF FigureView::visibleRange() const {
    const Range &x = state_->plot->xRange(), &y = state_->plot->yRange();
    return QRectF(QPointF(x.min, y.min), QPointF(x.max, y.max));
}

QSize FigureView::sizeHint() const {
    return {500, 300};
}

QSize FigureView::minimumSizeHint() const {
    return {220, 160};
}

bool FigureView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const PlotLayout& layout = state_->plot->currentLayout();
    const QStringList notes = notesInView(figure(), state_->plot->xRange());
    if (!notes.isEmpty() && help->pos().y() > layout.plot.bottom() + tickRow)
        QToolTip::showText(help->globalPos(), notes.join(QLatin1Char('\n')), this);
    else
        QToolTip::hideText();
    return true;
}

void FigureView::resizeEvent(QResizeEvent*) {
    state_->plot->setGeometry(rect());
}

void FigureView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    const bool onMarker = state_->isOnMarker(event->position());
    state_->grip = onMarker ? State::Grip::marker : State::Grip::pan;
    state_->lastPosition = event->position();
    if (onMarker)
        state_->grabOffset =
            event->position().x() - state_->plot->currentLayout().x.pixel(state_->plot->marker());
    state_->showPointer(event->position());
}

void FigureView::mouseMoveEvent(QMouseEvent* event) {
    if (state_->grip == State::Grip::marker)
        state_->dragMarker(event->position(), false);
    else if (state_->grip == State::Grip::pan)
        state_->pan(event->position());
    state_->showPointer(event->position());
}

void FigureView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    const auto released = std::exchange(state_->grip, State::Grip::none);
    if (released == State::Grip::marker)
        state_->dragMarker(event->position(), true);
    state_->settle();
    state_->showPointer(event->position());
}

void FigureView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        fit();
}

void FigureView::leaveEvent(QEvent*) {
    state_->plot->setPointer(std::nullopt);
    state_->plot->setMarkerHot(state_->grip == State::Grip::marker);
}

void FigureView::wheelEvent(QWheelEvent* event) {
    // Some platforms turn a wheel with Shift or Alt into a horizontal one.
    const QPoint delta = event->angleDelta();
    const int turn = delta.y() != 0 ? delta.y() : delta.x();
    state_->zoom(event->position(), std::pow(0.85, turn / 120.0), event->modifiers());
    event->accept();
}

void FigureView::keyPressEvent(QKeyEvent* event) {
    const bool left = event->key() == Qt::Key_Left, right = event->key() == Qt::Key_Right;
    if (event->key() == Qt::Key_Home) {
        fit();
    } else if ((left || right) && state_->hasMarker()) {
        state_->keyMoved = true;
        state_->stepMarker(right ? 1 : -1, event->modifiers() & Qt::ShiftModifier);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void FigureView::keyReleaseEvent(QKeyEvent* event) {
    const bool arrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (!arrow || event->isAutoRepeat() || !state_->keyMoved) {
        QWidget::keyReleaseEvent(event);
        return;
    }
    state_->keyMoved = false;
    Q_EMIT markerMoved(state_->plot->marker(), true);
}

void FigureView::focusInEvent(QFocusEvent* event) {
    const auto reason = event->reason();
    state_->plot->setFocused(reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
                             reason == Qt::ShortcutFocusReason);
}

void FigureView::focusOutEvent(QFocusEvent*) {
    state_->plot->setFocused(false);
    if (std::exchange(state_->keyMoved, false))
        Q_EMIT markerMoved(state_->plot->marker(), true);
}

void FigureView::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    menu.addAction(tr("Save as…"), this, &FigureView::exportRequested);
    menu.addAction(tr("Copy picture"), this, &FigureView::copyRequested);
    menu.addSeparator();
    menu.addAction(tr("Fit"), this, &FigureView::fit);
    menu.exec(event->globalPos());
}

void paintFigure(QPainter& painter, QSizeF size, const Figure& figure, const Theme& theme) {
    FigurePlot plot(true);
    const QSize whole(static_cast<int>(std::lround(size.width())),
                      static_cast<int>(std::lround(size.height())));
    plot.resize(whole);
    plot.setTheme(theme);
    plot.setFigure(figure);
    plot.setRanges(rangeOf(figure.x), rangeOf(figure.y));
    painter.save();
    painter.scale(size.width() / whole.width(), size.height() / whole.height());
    plot.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
    painter.restore();
}

}  // namespace attnscope

#include "moc_figure_view.cpp"
