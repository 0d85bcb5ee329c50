#include "ui/figure/figure_view.h"

#include <QAccessible>
#include <cmath>
#include <tuple>
#include <utility>

#include "core/figures/entries.h"
#include "core/figures/figures.h"
#include "core/figures/kept_entries.h"
#include "ui/figure/format.h"
#include "ui/figure/label_text.h"
#include "ui/figure/live_plot.h"
#include "ui/figure/plot_ink.h"
#include "ui/figure/plot_messages.h"
#include "ui/figure/reading.h"
#include "ui/figure/veil.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {

namespace {

/// Returns the values of a figure's curves at the marker, as a screen reader says them.
QString spoken(const Figure& figure, double marker) {
    if (std::isnan(marker))
        return {};
    QStringList parts{positionText(figure.x, marker)};
    const int decimals = decimalsFor(figure.y.max - figure.y.min);
    const QString unit = figure.y.unit.empty() ? QString() : u' ' + unitName(figure.y.unit);
    for (const Reading& reading : readFigure(figure, marker))
        if (!reading.isBand && std::isfinite(reading.value))
            parts.append(
                (reading.valid ? FigureView::tr("%1 %2") : FigureView::tr("%1 %2 (out of range)"))
                    .arg(reading.label, valueText(reading.value, decimals) + unit));
    return listed(parts);
}

}  // namespace

FigureView::FigureView(QWidget* parent)
    : QWidget(parent),
      plot_(new LivePlot(
          this,
          [this](double x, bool finished) {
              describe();
              Q_EMIT markerMoved(x, finished);
          },
          [this] {
              next_zoom_.reset();
              Q_EMIT zoomed(true);
          })),
      veil_(new Veil(this)) {
    setZoomHintShown(true);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

bool FigureView::hidesFirst() const {
    const std::vector<Curve>& curves = figure().curves;
    return !curves.empty() && hidden().contains(key_of(curves.front()));
}

void FigureView::describe() {
    const QString headline =
        hidesFirst() ? QString() : translated(headline_of(plot_->told(), plot_->marker()));
    if (std::exchange(headline_, headline) != headline)
        Q_EMIT headlineChanged(headline);
    if (QAccessible::isActive()) {
        QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&changed);
    }
}

QString FigureView::description() const {
    const QString values =
        plot_->waits() ? waitingText() : spoken(plot_->figure(), plot_->marker());
    return headline_.isEmpty() ? values : headline_ + u' ' + values;
}

void FigureView::showCursor(QPointF at) {
    if (const Qt::CursorShape shape = plot_->cursorAt(at);
        shape == Qt::ArrowCursor && (entryAt(at) || isOnRest(at)))
        setCursor(Qt::PointingHandCursor);
    else if (shape == Qt::ArrowCursor)
        unsetCursor();
    else
        setCursor(shape);
}

void FigureView::setTheme(const Theme& theme) {
    plot_->setTheme(theme);
    veil_->setColor(theme.surface);
}

void FigureView::setStale(bool stale) {
    if (stale == isStale())
        return;
    veil_->raise();
    veil_->setVisible(stale);
}

bool FigureView::isStale() const {
    return !veil_->isHidden();
}

bool FigureView::isPainted() const {
    return plot_->isPainted();
}

void FigureView::setZoomHintShown(bool shown) {
    plot_->setZoomHint(shown ? tr("double-click to fit") : QString());
    plot_->update();
}

void FigureView::setMagnification(double magnification) {
    plot_->setMagnification(magnification);
    updateGeometry();
}

void FigureView::setFigure(Figure figure) {
    const double x = figure.marker;
    setFigure(std::make_shared<const Figure>(std::move(figure)), x);
}

void FigureView::setFigure(SharedFigure figure, double x) {
    const bool changed = !has_same_axes(*figure, plot_->given());
    const double marker = plot_->holdsMarker() ? plot_->marker() : x;  // a dragged marker stays
    const bool holds = !changed && (figure->preliminary || plot_->holds());
    const HiddenEntries hiddenBefore = hidden();
    plot_->setFigure(std::move(figure), marker, holds);
    if (const auto wanted = std::exchange(next_zoom_, std::nullopt)) {
        plot_->setZoom(*wanted);
    } else if (changed && zoom() != Zoom()) {
        plot_->setZoom({});
        Q_EMIT zoomed(false);
    }
    plot_->settle();
    setAccessibleName(plainText(translated(plot_->figure().title)));
    describe();
    if (hidden() != hiddenBefore)
        Q_EMIT hiddenChanged(false);
}

const Figure& FigureView::figure() const {
    return plot_->given();
}

const HiddenEntries& FigureView::hidden() const {
    return plot_->hidden();
}

void FigureView::setHidden(const HiddenEntries& words) {
    const HiddenEntries before = hidden();
    plot_->setHidden(words);
    if (hidden() != before)
        describe();
}

void FigureView::setUnlisted(const HiddenEntries& words) {
    const bool waited = plot_->waits();
    plot_->setUnlisted(words);
    if (plot_->waits() != waited)
        describe();
}

/// Returns a place in the view, in the plot's own pixels.
QPointF FigureView::onPlot(QPointF at) const {
    return at / plot_->magnification();
}

void FigureView::setMarker(double x) {
    if (plot_->holdsMarker() || x == plot_->marker())
        return;
    plot_->setMarker(x);
    if (!plot_->holds())
        plot_->freeMarker();
    describe();
}

double FigureView::marker() const {
    return plot_->marker();
}

void FigureView::setRowPoint(const std::optional<Point>& point) {
    plot_->setRowPoint(point);
}

const std::optional<Point>& FigureView::rowPoint() const {
    return plot_->rowPoint();
}

void FigureView::setMessage(const QString& message) {
    plot_->setMessage(message);
}

QString FigureView::message() const {
    return plot_->message();
}

void FigureView::setDragging(bool dragging) {
    plot_->setDragging(dragging);
    if (!dragging && !figure().preliminary)
        plot_->releasePlace();
}

Zoom FigureView::zoom() const {
    return next_zoom_.value_or(plot_->zoom());
}

void FigureView::setZoom(const Zoom& zoom) {
    next_zoom_.reset();
    plot_->setZoom(zoom);
}

void FigureView::setZoomOfNextFigure(const Zoom& zoom) {
    plot_->setZoom(zoom);
    next_zoom_ = zoom;
}

void FigureView::fit() {
    plot_->fit();
}

std::pair<Axis, Axis> FigureView::shownAxes() const {
    Axis x = figure().x, y = figure().y;
    x.min = plot_->xRange().min;
    x.max = plot_->xRange().max;
    y.min = plot_->yRange().min;
    y.max = plot_->yRange().max;
    return {x, y};
}

Figure FigureView::shownFigure() const {
    Figure shown = without(figure(), hidden());
    shown.marker = marker();
    std::tie(shown.x, shown.y) = shownAxes();
    return shown;
}

bool FigureView::isZoomed() const {
    return plot_->xRange() != Range{figure().x.min, figure().x.max} ||
           plot_->yRange() != Range{figure().y.min, figure().y.max};
}

void FigureView::setEdits(const PlotEdits& edits) {
    plot_->setParts({.edits = edits});
}

QRectF FigureView::visibleRange() const {
    const Range &x = plot_->xRange(), &y = plot_->yRange();
    return QRectF(QPointF(x.min, y.min), QPointF(x.max, y.max));
}

QRectF FigureView::plotArea() const {
    const double magnification = plot_->magnification();
    const QRectF plot = plot_->currentLayout().plot;
    return {plot.topLeft() * magnification, plot.size() * magnification};
}

PlotInk FigureView::ink() const {
    const PlotLayout& layout = plot_->currentLayout();
    PlotInk ink = plotInk(figure(), layout, hidden());
    if (const double x = layout.x.pixel(marker()); plot_->hasMarker())
        ink.lines.push_back(QPolygonF({{x, layout.plot.top()}, {x, layout.plot.bottom()}}));
    if (plot_->waits())
        ink.texts.push_back(waitingBox(layout, marker()));
    if (const auto hint = plot_->zoomHintBox())
        ink.texts.push_back(*hint);
    const double magnification = plot_->magnification();
    for (QPolygonF& line : ink.lines)
        for (QPointF& point : line)
            point *= magnification;
    for (QRectF& box : ink.texts)
        box = {box.topLeft() * magnification, box.size() * magnification};
    return ink;
}

QSize FigureView::sizeHint() const {
    return QSize(500, 300) * plot_->magnification();
}

QSize FigureView::minimumSizeHint() const {
    return QSize(220, 160) * plot_->magnification();
}

void FigureView::resizeEvent(QResizeEvent*) {
    plot_->setGeometry(rect());
    veil_->setGeometry(rect());
}

void paintFigure(QPainter& painter, QSizeF size, const Figure& figure, const Theme& theme,
                 const FigureParts& parts) {
    FigurePlot plot(true);
    plot.setParts(parts);
    plot.setPalette(QPalette(theme.ink, theme.surface));  // whatever palette the application has
    plot.setFont(uiFont());
    const QSize whole(static_cast<int>(std::lround(size.width())),
                      static_cast<int>(std::lround(size.height())));
    plot.resize(whole);
    plot.setTheme(theme);
    plot.setFigure({SharedFigure(), &figure}, figure.marker);  // not owned by the plot
    plot.setRanges({figure.x.min, figure.x.max}, {figure.y.min, figure.y.max});
    painter.save();
    painter.scale(size.width() / whole.width(), size.height() / whole.height());
    plot.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
    painter.restore();
}

}  // namespace attnscope
