#pragma once

#include <functional>

#include "ui/figure/figure_plot.h"
#include "ui/model/session.h"

namespace attnscope {

/// A figure on the screen. QCustomPlot pans and zooms its ranges. This class adds the marker, which
/// is dragged or moved by keys, and keeps the ranges that the user has chosen when the figure
/// changes.
class LivePlot : public FigurePlot {
public:
    /// Called when the marker has been moved to x; `finished` when it is let go.
    using Moved = std::function<void(double x, bool finished)>;

    LivePlot(QWidget* parent, Moved moved, std::function<void()> zoomed);

    /// Takes an event of the view that the plot fills.
    bool take(QEvent* event) { return QCustomPlot::event(event); }

    /// Moves the marker by a step of the keyboard: 0.5 % of the axis, with `far` 5 %, and at least
    /// 1 on an axis of n.
    void step(int direction, bool far);
    void endSteps();

    /// Zooms about the middle of the axes: in if `factor` < 1, out if it is larger.
    void zoomBy(double factor);
    /// Moves the view by these parts of the axes' lengths.
    void panBy(QPointF parts);

    /// Shows the axes whole.
    void fit();

    /// The ranges of the axes that were chosen by hand; nullopt for an axis that is shown whole.
    Zoom zoom() const;
    void setZoom(const Zoom& zoom);

    /// Sets whether something is dragged: axes then keep their ranges unless a curve would leave
    /// them.
    void setDragging(bool dragging);

    /// Shows the figure's axes whole or, in a drag, lets the present ranges grow as far as curves
    /// need it. A range that was chosen by hand stays.
    void settle();

    /// Whether something is being dragged or moved by keys, so that nothing may jump.
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
    bool dragging_ = false;                   ///< whether axes keep their ranges
    bool zoomedX_ = false, zoomedY_ = false;  ///< whether the user has chosen the range
    bool byHand_ = false;                     ///< whether ranges are being chosen by hand
    bool stepped_ = false;                    ///< whether a key that moved the marker is still down
    bool markerMoved_ = false;                ///< whether the marker has moved since it was taken
    double grabOffset_ = 0;                   ///< from the marker to the pointer when the marker
                                              ///< was taken
    QPointF pressed_;
};

}  // namespace attnscope
