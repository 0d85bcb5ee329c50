#include "ui/figure/plot_gestures.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/figure/marker.h"

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

/// Moved by that many pixels; for none the same to the last bit.
Range panned(const AxisMap& axis, double pixels) {
    if (pixels == 0)
        return axis.range;
    const double by = -pixels / (axis.to - axis.from);
    return part(axis, by, 1 + by);
}

/// Whether a range can be shown: finite, not empty, and not so narrow that numbers end.
bool isUsable(const Range& range, bool logarithmic) {
    const double size = std::max(std::abs(range.min), std::abs(range.max));
    return std::isfinite(range.min) && std::isfinite(range.max) && size < 1e15 &&
           range.max - range.min > 1e-9 * size && (!logarithmic || range.min > 1e-15);
}

}  // namespace

PlotGestures::PlotGestures(FigurePlot& plot, Moved moved) : plot_(plot), moved_(std::move(moved)) {}

void PlotGestures::press(QPointF at) {
    grip_ = isOnMarker(at) ? Grip::marker : Grip::pan;
    pressed_ = lastPosition_ = at;
    markerMoved_ = pansX_ = pansY_ = false;
    if (holdsMarker())
        grabOffset_ = at.x() - markerPixel(picture(), plot_.marker());
    showPointer(at);
}

void PlotGestures::move(QPointF to) {
    if (holdsMarker() && (markerMoved_ || to != lastPosition_)) {
        markerMoved_ = true;
        moveMarker(plot_.currentLayout().x.value(to.x() - grabOffset_), false);
    } else if (grip_ == Grip::pan) {
        pan(to);
    }
    showPointer(to);
}

void PlotGestures::release(QPointF at) {
    // A click leaves the marker where it is, beyond the edge of the plot too.
    if (std::exchange(grip_, Grip::none) == Grip::marker && (markerMoved_ || at != lastPosition_))
        moveMarker(plot_.currentLayout().x.value(at.x() - grabOffset_), true);
    settle();
    showPointer(at);
}

void PlotGestures::leave() {
    plot_.setPointer(std::nullopt);
    plot_.setMarkerHot(holdsMarker());
}

void PlotGestures::zoom(QPointF at, double factor, Qt::KeyboardModifiers modifiers) {
    const PlotLayout& layout = plot_.currentLayout();
    const bool both = !(modifiers & (Qt::ControlModifier | Qt::ShiftModifier));
    const Range x = both || modifiers & Qt::ControlModifier ? zoomedRange(layout.x, at.x(), factor)
                                                            : layout.x.range;
    const Range y = both || modifiers & Qt::ShiftModifier ? zoomedRange(layout.y, at.y(), factor)
                                                          : layout.y.range;
    setRanges(x, y);
}

void PlotGestures::step(int direction, bool far) {
    const AxisMap axis = plot_.currentLayout().x;
    const double now = plot_.marker();
    const Side side = sideOf(plot_.currentLayout(), now);
    if ((side == Side::left && direction < 0) || (side == Side::right && direction > 0))
        return;  // it stands beyond that edge already
    double next = side == Side::left ? axis.range.min
                  : side == Side::right
                      ? axis.range.max
                      : axis.at(axis.fraction(now) + direction * (far ? 0.05 : 0.005));
    if (countsKeys() && std::abs(next - now) < 1)
        next = now + direction;
    stepped_ = true;
    moveMarker(next, false);
}

void PlotGestures::endSteps() {
    if (std::exchange(stepped_, false))
        moved_(plot_.marker(), true);
}

void PlotGestures::fit() {
    zoomedX_ = zoomedY_ = false;
    plot_.setRanges(rangeOf(plot_.figure().x), rangeOf(plot_.figure().y));
    plot_.setZoomed(false);
}

void PlotGestures::setDragging(bool dragging) {
    dragging_ = dragging;
    settle();
}

void PlotGestures::settle() {
    if (dragging_ || holdsMarker())
        return;
    plot_.setRanges(zoomedX_ ? plot_.xRange() : rangeOf(plot_.figure().x),
                    zoomedY_ ? plot_.yRange() : rangeOf(plot_.figure().y));
}

bool PlotGestures::hasMarker() const {
    return !std::isnan(plot_.marker()) && !plot_.figure().x.field.empty();
}

Qt::CursorShape PlotGestures::cursorAt(QPointF at) const {
    if (grip_ == Grip::pan)
        return Qt::ClosedHandCursor;
    return holdsMarker() || isOnMarker(at) ? Qt::SizeHorCursor : Qt::ArrowCursor;
}

PlotPicture PlotGestures::picture() const {
    return {plot_.figure(), plot_.currentLayout(), plot_.theme()};
}

/// Whether the marker stands at whole numbers.
bool PlotGestures::countsKeys() const {
    return plot_.figure().x.field == "n";
}

bool PlotGestures::isOnMarker(QPointF at) const {
    if (!hasMarker() || !plot_.message().isEmpty())
        return false;
    const QRectF& plot = picture().layout.plot;
    const bool onLine = std::abs(at.x() - markerPixel(picture(), plot_.marker())) <= grabDistance &&
                        at.y() >= plot.top() && at.y() <= plot.bottom();
    return onLine || markerHandle(picture(), plot_.marker()).adjusted(-2, -2, 2, 2).contains(at);
}

void PlotGestures::moveMarker(double x, bool finished) {
    const Range& range = plot_.xRange();
    x = std::clamp(x, range.min, range.max);
    if (countsKeys())
        x = std::round(x);
    plot_.setMarker(x);
    moved_(x, finished);
}

void PlotGestures::setRanges(const Range& x, const Range& y) {
    const Figure& figure = plot_.figure();
    if (!isUsable(x, figure.x.logarithmic) || !isUsable(y, figure.y.logarithmic))
        return;
    zoomedX_ = zoomedX_ || x != plot_.xRange();
    zoomedY_ = zoomedY_ || y != plot_.yRange();
    plot_.setRanges(x, y);
    plot_.setZoomed(zoomedX_ || zoomedY_);
}

/// A hand that moves sideways shakes: the values are panned once it has clearly left its height.
void PlotGestures::pan(QPointF to) {
    constexpr double aside = 3, shaking = 16;
    const PlotLayout& layout = plot_.currentLayout();
    if (std::abs(to.x() - pressed_.x()) > aside)
        pansX_ = true;
    if (!std::exchange(pansY_, pansY_ || std::abs(to.y() - pressed_.y()) > shaking))
        lastPosition_.setY(to.y());
    const double right = pansX_ ? to.x() - lastPosition_.x() : 0;
    setRanges(panned(layout.x, right), panned(layout.y, to.y() - lastPosition_.y()));
    lastPosition_ = {pansX_ ? to.x() : lastPosition_.x(), to.y()};
}

void PlotGestures::showPointer(QPointF at) {
    const bool onMarker = isOnMarker(at);
    plot_.setMarkerHot(onMarker || holdsMarker());
    plot_.setPointer(onMarker || grip_ != Grip::none ? std::nullopt : std::optional(at));
}

}  // namespace attnscope
