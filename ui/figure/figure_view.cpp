#include "ui/figure/figure_view.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>
#include <cmath>
#include <tuple>

#include "ui/figure/format.h"
#include "ui/figure/live_plot.h"
#include "ui/figure/reading.h"
#include "ui/look/text.h"

namespace attnscope {

namespace {

bool sameAxes(const Figure& a, const Figure& b) {
    const auto same = [](const Axis& p, const Axis& q) {
        return p.field == q.field && p.unit == q.unit && p.logarithmic == q.logarithmic;
    };
    return a.id == b.id && same(a.x, b.x) && same(a.y, b.y);
}

bool isSimulated(CurveKind kind) {
    return kind == CurveKind::simulation || kind == CurveKind::median;
}

/// A figure whose simulation is still to come, with entries for what the one before it simulated,
/// so that its legend stays as it is.
Figure withEntriesOf(const Figure& before, Figure figure) {
    for (Curve curve : before.curves)
        if (isSimulated(curve.kind)) {
            curve.x.clear();
            curve.y.clear();
            curve.error.clear();
            figure.curves.push_back(std::move(curve));
        }
    for (const Band& band : before.bands)
        figure.bands.push_back({band.label, band.kind, {}, {}, {}});
    return figure;
}

/// What a screen reader says of a figure: the curves' values at the marker.
QString spoken(const Figure& figure) {
    if (std::isnan(figure.marker))
        return {};
    QStringList parts{positionText(figure.x, figure.marker)};
    const int decimals = decimalsFor(figure.y.max - figure.y.min);
    for (const Reading& reading : readFigure(figure, figure.marker))
        if (!reading.isBand && std::isfinite(reading.value))
            parts.append(reading.label + QLatin1Char(' ') + valueText(reading.value, decimals) +
                         QLatin1Char(' ') + toQString(figure.y.unit) +
                         (reading.valid ? QString() : QStringLiteral(" (out of range)")));
    return parts.join(QStringLiteral(", "));
}

}  // namespace

struct FigureView::State {
    explicit State(FigureView* owner)
        : view(owner), plot(new LivePlot(owner, [this](double x, bool finished) {
              given.marker = x;
              describe();
              Q_EMIT view->markerMoved(x, finished);
          })) {
        plot->setZoomHint(tr("double-click fits"));
    }

    void describe() {
        view->setAccessibleName(toQString(plot->figure().title));
        view->setAccessibleDescription(spoken(plot->figure()));
    }

    void showCursor(QPointF at) {
        if (const Qt::CursorShape shape = plot->cursorAt(at); shape == Qt::ArrowCursor)
            view->unsetCursor();
        else
            view->setCursor(shape);
    }

    FigureView* view;
    Figure given;  ///< without what the plot keeps of the one before
    LivePlot* plot;
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

void FigureView::setTitled(bool titled) {
    state_->plot->setTitled(titled);
}

void FigureView::setFigure(const Figure& figure) {
    const bool changed = !sameAxes(figure, state_->plot->figure());
    const double held = state_->plot->marker();
    const bool waits = !changed && figure.preliminary;
    state_->given = figure;
    state_->plot->setFigure(waits ? withEntriesOf(state_->plot->figure(), figure) : figure,
                            waits || (!changed && state_->plot->holds()));
    if (state_->plot->holdsMarker())
        placeMarker(held);  // the hand leads, late results do not
    if (changed)
        state_->plot->fit();
    state_->plot->settle();
    state_->describe();
}

const Figure& FigureView::figure() const {
    return state_->given;
}

void FigureView::setMarker(double x) {
    if (state_->plot->holdsMarker() || x == state_->plot->marker())
        return;
    placeMarker(x);
    state_->describe();
}

void FigureView::placeMarker(double x) {
    state_->given.marker = x;
    state_->plot->setMarker(x);
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
    state_->plot->setDragging(dragging);
    if (!dragging && !figure().preliminary)
        state_->plot->releasePlace();
}

void FigureView::fit() {
    state_->plot->fit();
}

std::pair<Axis, Axis> FigureView::shownAxes() const {
    Axis x = figure().x, y = figure().y;
    x.min = state_->plot->xRange().min;
    x.max = state_->plot->xRange().max;
    y.min = state_->plot->yRange().min;
    y.max = state_->plot->yRange().max;
    return {x, y};
}

Figure FigureView::shownFigure() const {
    Figure shown = figure();
    std::tie(shown.x, shown.y) = shownAxes();
    return shown;
}

bool FigureView::isZoomed() const {
    return state_->plot->xRange() != Range{figure().x.min, figure().x.max} ||
           state_->plot->yRange() != Range{figure().y.min, figure().y.max};
}

QRectF FigureView::visibleRange() const {
    const Range &x = state_->plot->xRange(), &y = state_->plot->yRange();
    return QRectF(QPointF(x.min, y.min), QPointF(x.max, y.max));
}

QRectF FigureView::plotArea() const {
    return state_->plot->currentLayout().plot;
}

QSize FigureView::sizeHint() const {
    return {500, 300};
}

QSize FigureView::minimumSizeHint() const {
    return {220, 160};
}

bool FigureView::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::ToolTip:
            showNotes(static_cast<QHelpEvent*>(event));
            return true;
        case QEvent::MouseButtonPress:
        case QEvent::MouseMove:
        case QEvent::MouseButtonRelease:
            state_->plot->take(event);
            state_->showCursor(static_cast<QMouseEvent*>(event)->position());
            return true;
        case QEvent::MouseButtonDblClick:
        case QEvent::Wheel:
        case QEvent::Leave:
            return state_->plot->take(event);
        default:
            return QWidget::event(event);
    }
}

/// Below the plot, where they may be cut.
void FigureView::showNotes(QHelpEvent* event) {
    const QStringList notes = notesOf(figure());
    if (!notes.isEmpty() && event->pos().y() > plotArea().bottom() + tickRow)
        QToolTip::showText(event->globalPos(), notes.join(QLatin1Char('\n')), this);
    else
        QToolTip::hideText();
}

void FigureView::resizeEvent(QResizeEvent*) {
    state_->plot->setGeometry(rect());
}

void FigureView::keyPressEvent(QKeyEvent* event) {
    const bool left = event->key() == Qt::Key_Left, right = event->key() == Qt::Key_Right;
    if (event->key() == Qt::Key_Home) {
        fit();
    } else if ((left || right) && state_->plot->hasMarker()) {
        state_->plot->step(right ? 1 : -1, event->modifiers() & Qt::ShiftModifier);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void FigureView::keyReleaseEvent(QKeyEvent* event) {
    const bool arrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (arrow && !event->isAutoRepeat())
        state_->plot->endSteps();
    else
        QWidget::keyReleaseEvent(event);
}

void FigureView::focusInEvent(QFocusEvent* event) {
    const auto reason = event->reason();
    state_->plot->setFocused(reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
                             reason == Qt::ShortcutFocusReason);
}

void FigureView::focusOutEvent(QFocusEvent*) {
    state_->plot->setFocused(false);
    state_->plot->endSteps();
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
    plot.setRanges({figure.x.min, figure.x.max}, {figure.y.min, figure.y.max});
    painter.save();
    painter.scale(size.width() / whole.width(), size.height() / whole.height());
    plot.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
    painter.restore();
}

}  // namespace attnscope

#include "moc_figure_view.cpp"
