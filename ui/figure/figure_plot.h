#pragma once

#include "ui/figure/qcustomplot.h"

#include <limits>
#include <memory>
#include <optional>

#include "core/figures/figure.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/hidden_entries.h"
#include "ui/figure/paint.h"
#include "ui/look/theme.h"

namespace attnscope {

class FixedTicker;
class KeptPicture;

/// One figure on a QCustomPlot, placed as its PlotLayout says. It shows the figure that it is given
/// and handles no input. Private to ui/, because qcustomplot.h is slow to compile.
class FigurePlot : public QCustomPlot {
public:
    /// If `exporting`, shows title and whole notes, and paints as vectors straight to the painter.
    explicit FigurePlot(bool exporting, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

    /// Sets the figure and its marker's value, and removes the row's point. With `keepsPlace` the
    /// plot, the legend and the notes keep their places until the size or the ranges change.
    void setFigure(SharedFigure figure, double marker, bool keepsPlace = false);
    void releasePlace();
    /// Places labels of points again that the marker has come upon.
    void freeMarker();

    /// Sets what is shown around the curves of an exported figure.
    void setParts(const FigureParts& parts);

    /// Sets the entries whose curves are not drawn.
    void setHidden(const HiddenEntries& words);
    const HiddenEntries& hidden() const { return hidden_; }
    /// Sets the entries whose names are hidden with their curves.
    void setUnlisted(const HiddenEntries& words);

    /// Sets the size of a pixel of the layout, in pixels of the widget. All positions below are in
    /// pixels of the layout.
    void setMagnification(double magnification);
    double magnification() const { return magnification_; }

    void setRanges(const Range& x, const Range& y);
    void setMarker(double x) { move(marker_, x); }
    /// Sets the point of a row of the attention matrix, which is painted above the curves.
    void setRowPoint(const std::optional<Point>& point) { move(rowPoint_, point); }
    void setMarkerHot(bool hot) { move(markerHot_, hot); }
    void setPointer(const std::optional<QPointF>& pointer) { move(pointer_, pointer); }
    void setMessage(const QString& message) { move(message_, message); }

    /// Sets whether the axes are zoomed. While they are, the hint is shown, which says how to see
    /// all again.
    void setZoomed(bool zoomed) { move(zoomed_, zoomed); }
    void setZoomHint(const QString& hint) {
        zoomHint_ = hint;
        hintBox_.reset();
    }
    void setFocused(bool focused) { move(focused_, focused); }

    /// Returns the figure as it was given. figure() has nothing of the hidden entries to draw.
    const Figure& given() const { return *figure_; }
    const Figure& figure() const { return *drawn_; }
    /// Returns the figure of which its headline speaks: without what is hidden.
    const Figure& told() const { return *told_; }
    /// Whether the curve comes with the answer of a lesson (waitsForAnswer()).
    bool waits() const { return waits_; }
    const Theme& theme() const { return theme_; }
    double marker() const { return marker_; }
    const std::optional<Point>& rowPoint() const { return rowPoint_; }
    const QString& message() const { return message_; }
    Range xRange() const { return {xAxis->range().lower, xAxis->range().upper}; }
    Range yRange() const { return {yAxis->range().lower, yAxis->range().upper}; }

    /// Whether the picture on the screen shows all that was set; otherwise a replot is queued.
    bool isPainted() const { return !mReplotQueued; }

    /// Returns the layout of the next picture, brought up to date if need be.
    const PlotLayout& currentLayout();
    /// The box of the hint in the corner where it covers least, of the layout as it is; nullopt if
    /// no hint is shown.
    std::optional<QRectF> zoomHintBox();
    /// The area of a figure's table.
    QRectF tableArea() const;
    PlotPicture picture() { return {*drawn_, currentLayout(), theme_, marker_}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void updateLayout() override;
    void draw(QCPPainter* painter) override;

private:
    /// Sets something that is painted above the plot, and shows it.
    template <class T>
    void move(T& shown, const T& now) {
        if (shown == now)
            return;
        shown = now;
        if (stale_)
            return replot(rpQueuedReplot);
        update();
    }

    void addLayers();
    void invalidate();
    void emptyHidden();
    void judgeWaiting();
    void hideEntries();
    void applyLayout();
    void fitViewport();
    Ticks ticksBesideMarker();
    void styleAxis(QCPAxis* axis);
    void paintOverlay(QCPPainter& painter);

    void paintReadout(QCPPainter& painter, double x, QPointF pointer);

    bool exporting_;
    double magnification_ = 1;
    FigureParts parts_;
    Theme theme_ = lightTheme();
    SharedFigure figure_ = std::make_shared<const Figure>();
    SharedFigure drawn_ = figure_;  ///< with the hidden entries emptied
    SharedFigure told_ = figure_;   ///< without the hidden entries
    double marker_ = std::numeric_limits<double>::quiet_NaN();
    std::optional<Point> rowPoint_;
    HiddenEntries unlisted_;
    bool waits_ = false;
    HiddenEntries hidden_;  ///< as keys once the figure has them, before that as the words given
    QString message_, zoomHint_;
    std::optional<QRectF> hintBox_;  ///< place of zoomHint_ in the present layout, once it is asked
    std::optional<QPointF> pointer_;
    bool markerHot_ = false, focused_ = false, zoomed_ = false;
    bool keepsPlace_ = false;
    bool stale_ = true;  ///< whether layout_ has to be computed again
    PlotLayout layout_;
    QSharedPointer<FixedTicker> xTicker_, yTicker_;
    QSharedPointer<KeptPicture> kept_;  ///< of all but what follows the pointer and the marker
};

}  // namespace attnscope
