#pragma once

#include <functional>

#include "ui/figure/figure_plot.h"
#include "ui/figure/paint.h"

namespace attnscope {

/// What the pointer and the keyboard do to a plot: the marker is dragged or stepped, the ranges are
/// panned, zoomed and fitted.
class PlotGestures {
public:
    /// The marker has been moved to x; finished when it is let go.
    using Moved = std::function<void(double x, bool finished)>;

    PlotGestures(FigurePlot& plot, Moved moved);

    void press(QPointF at);
    void move(QPointF to);
    void release(QPointF at);
    void leave();

    /// Zooms about a point: x alone with Ctrl, y alone with Shift.
    void zoom(QPointF at, double factor, Qt::KeyboardModifiers modifiers);

    /// A step of the keyboard: half a hundredth of the axis (far: ten times that), at least 1 where
    /// it counts keys.
    void step(int direction, bool far);
    void endSteps();

    /// Shows the axes whole.
    void fit();

    /// While set, axes keep their range.
    void setDragging(bool dragging);

    /// Fits the axes unless they are held; one that has been panned or zoomed stays.
    void settle();

    /// Whether something is being dragged or stepped, so that nothing may jump.
    bool holds() const { return dragging_ || holdsMarker() || stepped_; }

    bool holdsMarker() const { return grip_ == Grip::marker; }
    bool hasMarker() const;
    Qt::CursorShape cursorAt(QPointF at) const;

private:
    enum class Grip { none, marker, pan };

    PlotPicture picture() const;
    bool isOnMarker(QPointF at) const;
    bool countsKeys() const;
    void moveMarker(double x, bool finished);
    void setRanges(const Range& x, const Range& y);
    void pan(QPointF to);
    void showPointer(QPointF at);

    FigurePlot& plot_;
    Moved moved_;
    Grip grip_ = Grip::none;
    bool dragging_ = false;                   ///< axes hold
    bool zoomedX_ = false, zoomedY_ = false;  ///< the user has chosen the range
    bool pansX_ = false, pansY_ = false;      ///< the hand has gone far enough that way
    bool stepped_ = false;                    ///< a key that moved the marker is down
    bool markerMoved_ = false;                ///< since the marker was taken
    double grabOffset_ = 0;                   ///< from the marker to the pointer when it was taken
    QPointF pressed_, lastPosition_;
};

}  // namespace attnscope
