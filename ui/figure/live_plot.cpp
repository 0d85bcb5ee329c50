#include "ui/figure/live_plot.h"

#include <QScopedValueRollback>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "ui/figure/marker.h"

namespace attnscope {

namespace {

constexpr double grabDistance = 6;  ///< how far from the marker it can be taken, in pixels

Range rangeOf(const Axis& axis) {
    return {axis.min, axis.max};
}

/// Returns the range from the least to the largest coordinate of a figure's curves.
Range reachOf(const Figure& figure, std::vector<double> Curve::*coordinate) {
    Range reach{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
    for (const Curve& curve : figure.curves)
        for (const double each : curve.*coordinate)
            if (std::isfinite(each))
                reach = {std::min(reach.min, each), std::max(reach.max, each)};
    return reach;
}

/// Returns `shown` extended to show `wanted`, too. An end is moved half as far again as it has to
/// be, so that it need not move at each step of a drag. An end that lacks at most 2 % of the range
/// stays, because rounding in the curves' values may be the cause.
Range grown(Range shown, const Range& wanted, bool logarithmic) {
    constexpr double slack = 0.02, ahead = 0.5;
    if (logarithmic && !(shown.min > 0 && wanted.min > 0))
        return shown;
    const auto there = [logarithmic](double end) { return logarithmic ? std::log(end) : end; };
    const auto back = [logarithmic](double place) { return logarithmic ? std::exp(place) : place; };
    const double low = there(shown.min), high = there(shown.max), span = high - low;
    const double above = there(wanted.max) - high, below = low - there(wanted.min);
    if (above > slack * span)
        shown.max = back(high + above * (1 + ahead));
    if (below > slack * span)
        shown.min = back(low - below * (1 + ahead));
    return shown;
}

/// Whether a range can be shown: it is finite, not empty, and wide enough for doubles to resolve
/// it.
bool isUsable(const QCPRange& range, bool logarithmic) {
    const double size = std::max(std::abs(range.lower), std::abs(range.upper));
    return size < 1e15 && range.size() > 1e-9 * size && (!logarithmic || range.lower > 1e-15);
}

/// Returns the event as a vertical turn of the wheel, because some platforms make a turn with Shift
/// or Alt horizontal.
QWheelEvent upright(const QWheelEvent& event) {
    const QPoint delta = event.angleDelta();
    return QWheelEvent(event.position(), event.globalPosition(), event.pixelDelta(),
                       QPoint(0, delta.y() != 0 ? delta.y() : delta.x()), event.buttons(),
                       event.modifiers(), event.phase(), event.inverted(), event.source());
}

}  // namespace

LivePlot::LivePlot(QWidget* parent, Moved moved, std::function<void()> zoomed)
    : FigurePlot(false, parent), moved_(std::move(moved)), zoomed_(std::move(zoomed)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);  // the view handles the mouse, its cursor and
                                                     // tooltips
    setAttribute(Qt::WA_OpaquePaintEvent);           // nothing below it needs painting
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    setSelectionTolerance(1);  // beside an axis, the wheel zooms that axis alone; this keeps the
                               // zone narrow
    limit(xAxis);
    limit(yAxis);
}

void LivePlot::limit(QCPAxis* axis) {
    connect(axis, qOverload<const QCPRange&, const QCPRange&>(&QCPAxis::rangeChanged), this,
            [this, axis](const QCPRange& now, const QCPRange& before) {
                const bool logarithmic = axis->scaleType() == QCPAxis::stLogarithmic;
                if (byHand_ && !isUsable(now, logarithmic) && isUsable(before, logarithmic))
                    axis->setRange(before);
            });
}

/// Lets an interaction of QCustomPlot change ranges. The ranges that it changes stay until fit().
void LivePlot::byHand(const std::function<void()>& interaction) {
    const QScopedValueRollback choosing(byHand_, true);
    const Range x = xRange(), y = yRange();
    interaction();
    if (x == xRange() && y == yRange())
        return;
    zoomedX_ = zoomedX_ || x != xRange();
    zoomedY_ = zoomedY_ || y != yRange();
    setZoomed(zoomedX_ || zoomedY_);
    zoomed_();
}

void LivePlot::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || figure().table)
        return;
    pressed_ = event->position();
    grip_ = isOnMarker(pressed_) ? Grip::marker : Grip::pan;
    markerMoved_ = false;
    if (holdsMarker()) {
        grabOffset_ = pressed_.x() - markerPixel(picture(), marker());
    } else {
        axisRect()->setRangeDrag({});
        QCustomPlot::mousePressEvent(event);
    }
    showPointer(pressed_);
}

void LivePlot::mouseMoveEvent(QMouseEvent* event) {
    const QPointF to = event->position();
    if (holdsMarker() && (markerMoved_ || to != pressed_)) {
        markerMoved_ = true;
        moveMarker(currentLayout().x.value(to.x() - grabOffset_), false);
    } else if (grip_ == Grip::pan) {
        pan(event);
    }
    showPointer(to);
}

void LivePlot::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    const QPointF at = event->position();
    // A click without a move leaves the marker where it is, even beyond the plot's edge.
    if (std::exchange(grip_, Grip::none) != Grip::marker)
        QCustomPlot::mouseReleaseEvent(event);
    else if (markerMoved_ || at != pressed_)
        moveMarker(currentLayout().x.value(at.x() - grabOffset_), true);
    settle();
    showPointer(at);
}

void LivePlot::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        fit();
}

void LivePlot::leaveEvent(QEvent*) {
    setPointer(std::nullopt);
    setMarkerHot(holdsMarker());
}

void LivePlot::wheelEvent(QWheelEvent* event) {
    if (figure().table)
        return event->ignore();
    QWheelEvent turn = upright(*event);
    const bool xOnly = turn.modifiers() & Qt::ControlModifier;
    const bool yOnly = turn.modifiers() & Qt::ShiftModifier;
    Qt::Orientations zoomed;
    zoomed.setFlag(Qt::Horizontal, xOnly || !yOnly);
    zoomed.setFlag(Qt::Vertical, yOnly || !xOnly);
    axisRect()->setRangeZoom(zoomed);
    byHand([&] { QCustomPlot::wheelEvent(&turn); });
    event->accept();
}

void LivePlot::step(int direction, bool far) {
    const AxisMap axis = currentLayout().x;
    const double now = marker();
    const Side side = sideOf(currentLayout(), now);
    if ((side == Side::left && direction < 0) || (side == Side::right && direction > 0))
        return;  // the marker is beyond that edge already
    double next = side == Side::left ? axis.range.min
                  : side == Side::right
                      ? axis.range.max
                      : axis.at(axis.fraction(now) + direction * (far ? 0.05 : 0.005));
    if (countsKeys() && std::abs(next - now) < 1)
        next = now + direction;
    stepped_ = true;
    moveMarker(next, false);
}

void LivePlot::endSteps() {
    if (std::exchange(stepped_, false))
        moved_(marker(), true);
}

void LivePlot::zoomBy(double factor) {
    const auto zoom = [factor](QCPAxis* axis, const AxisMap& map) {
        const double aside = (1 - factor) / 2;
        axis->setRange(map.at(aside), map.at(1 - aside));
    };
    moveAxes(zoom, zoom);
}

void LivePlot::panBy(QPointF parts) {
    const auto by = [](double part) {
        return [part](QCPAxis* axis, const AxisMap& map) {
            if (part != 0)
                axis->setRange(map.at(part), map.at(1 + part));
        };
    };
    moveAxes(by(parts.x()), by(parts.y()));
}

void LivePlot::moveAxes(const AxisMove& x, const AxisMove& y) {
    if (figure().table)
        return;
    const PlotLayout layout = currentLayout();
    byHand([&] {
        x(xAxis, layout.x);
        y(yAxis, layout.y);
    });
    replot();
}

void LivePlot::fit() {
    setZoom({});
    zoomed_();
}

Zoom LivePlot::zoom() const {
    return {zoomedX_ ? std::optional(xRange()) : std::nullopt,
            zoomedY_ ? std::optional(yRange()) : std::nullopt};
}

void LivePlot::setZoom(const Zoom& zoom) {
    zoomedX_ = zoom.x.has_value();
    zoomedY_ = zoom.y.has_value();
    setRanges(zoom.x.value_or(rangeOf(figure().x)), zoom.y.value_or(rangeOf(figure().y)));
    setZoomed(zoomedX_ || zoomedY_);
}

void LivePlot::setDragging(bool dragging) {
    dragging_ = dragging;
    settle();
}

void LivePlot::settle() {
    if (dragging_ || holdsMarker())
        return follow();
    setRanges(zoomedX_ ? xRange() : rangeOf(figure().x), zoomedY_ ? yRange() : rangeOf(figure().y));
    freeMarker();
}

/// Lets axes that keep their ranges grow if a curve would leave them. The x axis stays while the
/// marker on it is dragged.
void LivePlot::follow() {
    const bool keepsX = zoomedX_ || holdsMarker();
    const auto follow = [](const Range& shown, const Axis& axis, const Range& reach) {
        const Range wanted{std::max(reach.min, axis.min), std::min(reach.max, axis.max)};
        return grown(shown, wanted, axis.logarithmic);
    };
    setRanges(keepsX ? xRange() : follow(xRange(), figure().x, reachOf(figure(), &Curve::x)),
              zoomedY_ ? yRange() : follow(yRange(), figure().y, reachOf(figure(), &Curve::y)));
}

bool LivePlot::hasMarker() const {
    return !std::isnan(marker()) && !figure().x.field.empty();
}

Qt::CursorShape LivePlot::cursorAt(QPointF at) {
    if (grip_ == Grip::pan)
        return Qt::ClosedHandCursor;
    return holdsMarker() || isOnMarker(at) ? Qt::SizeHorCursor : Qt::ArrowCursor;
}

/// Whether the marker takes whole numbers only.
bool LivePlot::countsKeys() const {
    return figure().x.field == "n";
}

bool LivePlot::isOnMarker(QPointF at) {
    if (!hasMarker() || !message().isEmpty())
        return false;
    const PlotPicture shown = picture();
    const bool onLine = std::abs(at.x() - markerPixel(shown, marker())) <= grabDistance &&
                        at.y() >= shown.layout.plot.top() && at.y() <= shown.layout.plot.bottom();
    return onLine || markerHandle(shown, marker()).adjusted(-2, -2, 2, 2).contains(at);
}

void LivePlot::moveMarker(double x, bool finished) {
    x = std::clamp(x, xRange().min, xRange().max);
    if (countsKeys())
        x = std::round(x);
    setMarker(x);
    moved_(x, finished);
}

/// Pans. A hand that moves sideways also moves up and down a little: y is panned only once the
/// pointer is clearly above or below where it was pressed.
void LivePlot::pan(QMouseEvent* event) {
    constexpr double aside = 3, shaking = 16;
    const QPointF gone = event->position() - pressed_;
    Qt::Orientations panned = axisRect()->rangeDrag();
    if (std::abs(gone.x()) > aside)
        panned |= Qt::Horizontal;
    if (std::abs(gone.y()) > shaking)
        panned |= Qt::Vertical;
    axisRect()->setRangeDrag(panned);
    byHand([&] { QCustomPlot::mouseMoveEvent(event); });
}

void LivePlot::showPointer(QPointF at) {
    const bool onMarker = isOnMarker(at);
    setMarkerHot(onMarker || holdsMarker());
    setPointer(onMarker || grip_ != Grip::none ? std::nullopt : std::optional(at));
}

}  // namespace attnscope
