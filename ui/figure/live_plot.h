#pragma once

#include <functional>

#include "ui/figure/figure_plot.h"
#include "ui/model/session.h"

namespace attnscope {

/// A figure on the screen. QCustomPlot pans and zooms its ranges; this class adds the marker, which
/// is dragged or stepped, and decides which ranges keep what the user has chosen.
class LivePlot : public FigurePlot {
public:
    /// Called when the marker has been moved to x; `finished` when it is let go.
    using Moved = std::function<void(double x, bool finished)>;

    LivePlot(QWidget* parent, Moved moved, std::function<void()> zoomed);

    /// Takes an event of the view that the plot fills.
    bool take(QEvent* event) { return QCustomPlot::event(event); }

    /// Moves the marker by a step of the keyboard: half a hundredth of the axis (far: ten times
    /// that), at least 1 if it counts keys.
    void step(int direction, bool far);
    void endSteps();

    /// Zooms about the middle; less is seen if factor < 1.
    void zoomBy(double factor);
    /// Moves what is seen by parts of the axes.
    void panBy(QPointF parts);

    /// Shows the axes whole.
    void fit();

    /// The parts of the axes that were chosen by hand.
    Zoom zoom() const;
    void setZoom(const Zoom& zoom);

    /// While set, axes keep their range unless a curve would leave it.
    void setDragging(bool dragging);

    /// Fits the axes, or lets them grow while they are held; an axis that has been panned or zoomed
    /// stays.
    void settle();

    /// Whether something is being dragged or stepped, so that nothing may jump.
    bool holds() const { return dragging_ || holdsMarker() || stepped_; }

    bool holdsMarker() const { return grip_ == Grip::marker; }
    bool hasMarker() const;
    Qt::CursorShape cursorAt(QPointF at);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

    /// Zooms about the pointer: x alone with Ctrl, y alone with Shift.
    void wheelEvent(QWheelEvent* event) override;

private:
    enum class Grip { none, marker, pan };

    using AxisMove = std::function<void(QCPAxis* axis, const AxisMap& map)>;

    void follow();
    void moveAxes(const AxisMove& x, const AxisMove& y);
    void limit(QCPAxis* axis);
    void byHand(const std::function<void()>& interaction);
    bool isOnMarker(QPointF at);
    bool countsKeys() const;
    void moveMarker(double x, bool finished);
    void pan(QMouseEvent* event);
    void showPointer(QPointF at);

    Moved moved_;
    std::function<void()> zoomed_;  ///< called when other parts of the axes were chosen by hand
    Grip grip_ = Grip::none;
    bool dragging_ = false;                   ///< axes hold
    bool zoomedX_ = false, zoomedY_ = false;  ///< the user has chosen the range
    bool byHand_ = false;                     ///< ranges are being chosen
    bool stepped_ = false;                    ///< a key that moved the marker is down
    bool markerMoved_ = false;                ///< since the marker was taken
    double grabOffset_ = 0;                   ///< from the marker to the pointer when it was taken
    QPointF pressed_;
};

}  // namespace attnscope
