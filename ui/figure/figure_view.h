#pragma once

#include <QPainter>
#include <QWidget>
#include <optional>
#include <string>
#include <utility>

#include "core/figures/figure.h"
#include "ui/figure/hidden_entries.h"
#include "ui/figure/panel.h"
#include "ui/look/explained.h"
#include "ui/look/theme.h"
#include "ui/model/session.h"

class QHelpEvent;
class QMenu;

namespace attnscope {

class LivePlot;
struct PlotInk;
class Veil;
struct Limits;

/// Shows one Figure: curves labelled at their ends, bands, shading where an approximation does not
/// hold, a marker at the Scenario's value that can be dragged, and a read-out of every curve under
/// the pointer. The wheel zooms about the pointer (Ctrl: x only, Shift: y only), a drag pans, and a
/// double click shows the whole axes. With the focus, Left and Right move the marker (Shift:
/// further). Computes nothing.
class FigureView : public QWidget, public ExplainedByPlace {
    Q_OBJECT

public:
    explicit FigureView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

    /// Sets the size of texts and lines relative to the usual one.
    void setMagnification(double magnification);
    /// Sets whether a zoomed figure says how it is shown whole again. An audience need not know.
    void setZoomHintShown(bool shown);

    /// Sets the figure, with its marker at x (or at the figure's own value) and without a row's
    /// point. A marker that is being dragged stays where it is.
    void setFigure(SharedFigure figure, double x);
    void setFigure(Figure figure);
    const Figure& figure() const;

    /// Returns the sentence above the figure (headline_of()) for the marker's value; empty while
    /// the first curve is hidden, because the sentence would tell what the curve does.
    const QString& headline() const { return headline_; }
    /// Whether the curve to which headlines compare the others is hidden. There is no headline
    /// then.
    bool hidesFirst() const;

    /// Returns what a screen reader says of the figure: its headline, and the values of its curves
    /// at the marker. Made when it is asked for, because a drag changes it at each step.
    QString description() const;

    /// Moves the marker without setting another figure.
    void setMarker(double x);
    double marker() const;

    /// Marks a row of the attention matrix beside the curves; the read-out names it.
    void setRowPoint(const std::optional<Point>& point);
    const std::optional<Point>& rowPoint() const;

    /// Shows a sentence over the figure, such as why there is none; an empty one removes it.
    void setMessage(const QString& message);
    QString message() const;

    /// Sets whether something is dragged. Meanwhile the axes keep their ranges and everything its
    /// place; both are brought up to date once the drag has ended and the figure is complete.
    void setDragging(bool dragging);

    void fit();

    /// Returns the figure's axes x and y with the limits that are in view. shownFigure() returns
    /// the figure with these axes and without the hidden entries. isZoomed() tells whether they
    /// differ from the whole figure's axes.
    std::pair<Axis, Axis> shownAxes() const;
    Figure shownFigure() const;
    bool isZoomed() const;

    /// The ranges of the axes that were chosen by hand. setZoom() shows these ranges; an axis
    /// without one is shown whole.
    Zoom zoom() const;
    void setZoom(const Zoom& zoom);
    /// Shows these ranges, and keeps them when the next figure is set, whose axes may be others.
    void setZoomOfNextFigure(const Zoom& zoom);
    /// Sets the limits of the axes as if chosen by hand; a limit that is not given is that of the
    /// whole figure.
    void setLimits(const Limits& x, const Limits& y);
    void askLimits();

    /// The entries of the legend whose curves are not drawn.
    const HiddenEntries& hidden() const;
    void setHidden(const HiddenEntries& words);
    /// Sets the entries that the legend leaves out while they are hidden.
    void setUnlisted(const HiddenEntries& words);

    /// Sets the user's changes to what stands on and around the axes.
    void setEdits(const PlotEdits& edits);

    /// Returns what is in view, in the axes' units: x from left to right, and y from its minimum at
    /// the rectangle's top.
    QRectF visibleRange() const;

    /// Returns the rectangle of the plot, in the widget.
    QRectF plotArea() const;

    /// Returns what is drawn in that rectangle, in the widget.
    PlotInk ink() const;

    /// Dims the figure while it is not the wanted one.
    void setStale(bool stale);
    bool isStale() const;

    /// Whether the picture on the screen shows all that was set.
    bool isPainted() const;

    /// Explains the entries of the legend, the axes and their names, and points, bands and shading
    /// in the plot.
    QString explanationAt(QPoint at) const override;
    QString detailAt(QPoint at) const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void headlineChanged(const QString& headline);

    /// Emitted when the marker is dragged to x, in the axis's units; `finished` on release.
    void markerMoved(double x, bool finished);

    /// Emitted when the ranges in view were chosen by hand, or were set back to the whole axes
    /// because a figure with other axes was set.
    void zoomed(bool byHand);

    /// Emitted when a curve was hidden or shown by hand, or when the words for hidden entries were
    /// replaced by their keys.
    void hiddenChanged(bool byHand);

    /// Emitted when "Save as…" or "Copy" was chosen in the context menu.
    void exportRequested();
    void copyRequested();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    bool zoomsOrPans(const QKeyEvent& event);
    void toggle(const std::string& entry);
    QPointF onPlot(QPointF at) const;
    std::optional<std::string> entryAt(QPointF at) const;
    bool takeMouse(const QMouseEvent& event);
    bool takeWheel(const QWheelEvent& event);
    bool takeClick(const QMouseEvent& event);
    bool hasShading() const;
    QString explanationInPlot(QPointF at) const;
    QString columnsTip(QPointF at) const;
    QString legendTip(QPointF at) const;
    bool isOnRest(QPointF at) const;
    std::vector<PlacedLabel> restOfLegend() const;
    void openRest();
    void showTip(QHelpEvent* event);
    void addEntries(QMenu* menu, const std::vector<PlacedLabel>& entries);
    void addExplanations(QMenu* menu);
    void describe();
    void showCursor(QPointF at);

    LivePlot* plot_;
    Veil* veil_;
    QString headline_;
    std::optional<Zoom> next_zoom_;  ///< of setZoomOfNextFigure(), until that figure is set
};

/// What is shown around the curves of an exported figure.
struct FigureParts {
    bool title = true;
    bool readout = false;  ///< whether the box with the values at the marker is shown
    Panel panel{};
    PlotEdits edits{};
    bool captionBeside = false;  ///< whether the y axis's name is beside it, not above the plot

    bool operator==(const FigureParts&) const = default;
};

/// Paints a figure as it is exported, on an area of that many device-independent pixels. Needs a
/// QApplication.
void paintFigure(QPainter& painter, QSizeF size, const Figure& figure, const Theme& theme,
                 const FigureParts& parts = {});

}  // namespace attnscope
