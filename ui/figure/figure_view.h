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
class Veil;
struct Limits;

/// Shows one Figure: curves labelled at their ends, bands, shading where an approximation has left
/// its range, a draggable marker at the Scenario's value, a read-out of every curve under the
/// pointer. The wheel zooms at the cursor (Ctrl: x only, Shift: y only), a drag pans, a double
/// click fits; with the focus, Left and Right move the marker (Shift: further). Computes nothing.
class FigureView : public QWidget, public ExplainedByPlace {
    Q_OBJECT

public:
    explicit FigureView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

    /// Sets how many times as large as usual texts and lines are.
    void setMagnification(double magnification);

    /// Takes a figure, with its marker at x (or at the figure's own value) and without a row's
    /// point.
    void setFigure(SharedFigure figure, double x);
    void setFigure(Figure figure);
    const Figure& figure() const;

    /// The sentence above the figure (headline_of()), at the marker.
    const QString& headline() const { return headline_; }

    /// Moves the marker alone, without new curves.
    void setMarker(double x);
    double marker() const;

    /// Marks a row of the attention matrix beside the curves; the read-out names it.
    void setRowPoint(const std::optional<Point>& point);
    const std::optional<Point>& rowPoint() const;

    /// Shows a sentence in place of the figure, such as why there is none; an empty one takes it
    /// away.
    void setMessage(const QString& message);
    QString message() const;

    /// While set, axes keep their range and everything its place; both settle when it ends and the
    /// figure is complete.
    void setDragging(bool dragging);

    void fit();

    /// The figure's axes x and y with what is in view as their ends. shownFigure() is the figure
    /// with these axes and without what is hidden; isZoomed() is whether they are not the whole
    /// figure's.
    std::pair<Axis, Axis> shownAxes() const;
    Figure shownFigure() const;
    bool isZoomed() const;

    /// The parts of the axes that were chosen by hand. setZoom() shows these, and all of an axis of
    /// which no part was chosen.
    Zoom zoom() const;
    void setZoom(const Zoom& zoom);
    /// Sets the axes by number, as a person does: an end that is not given is the whole figure's.
    void setLimits(const Limits& x, const Limits& y);
    void askLimits();

    /// The entries of the legend whose curves are not drawn.
    const HiddenEntries& hidden() const;
    void setHidden(const HiddenEntries& words);

    /// Sets what stands on and around the axes, other than usual.
    void setEdits(const PlotEdits& edits);

    /// What is in view, in the axes' units: left to right x, top to bottom y from its minimum.
    QRectF visibleRange() const;

    /// Where the curves stand, in the widget.
    QRectF plotArea() const;

    /// Dims the figure while it is not of what is wanted now.
    void setStale(bool stale);
    bool isStale() const;

    /// Whether the picture on the screen shows all that was set.
    bool isPainted() const;

    /// Entries of the legend, the axes and their names.
    QString explanationAt(QPoint at) const override;
    QString detailAt(QPoint at) const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void headlineChanged(const QString& headline);

    /// Emitted when the marker is dragged to x, in the axis's units; `finished` on release.
    void markerMoved(double x, bool finished);

    /// Emitted when other parts of the axes are shown: chosen by hand, or all, since the axes have
    /// changed.
    void zoomed(bool byHand);

    /// Emitted when a curve was hidden or shown by hand, or when hidden ones have become known by
    /// their keys.
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
};

/// What stands around the curves of an exported figure.
struct FigureParts {
    bool title = true;
    bool readout = false;  ///< of the values at the marker
    Panel panel{};
    PlotEdits edits{};

    bool operator==(const FigureParts&) const = default;
};

/// Paints a figure as it is exported, on an area of that many device-independent pixels. Needs a
/// QApplication.
void paintFigure(QPainter& painter, QSizeF size, const Figure& figure, const Theme& theme,
                 const FigureParts& parts = {});

}  // namespace attnscope
