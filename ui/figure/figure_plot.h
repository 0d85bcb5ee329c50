#pragma once

#include "ui/figure/qcustomplot.h"

#include <optional>

#include "core/figures/figure.h"
#include "ui/figure/plot_layout.h"
#include "ui/look/theme.h"

namespace attnscope {

class FixedTicker;

/// One figure on a QCustomPlot: its axes, grid and layers, filled from a PlotLayout. Shows what it
/// is given and handles no input. Private to ui/: qcustomplot.h is slow to compile.
class FigurePlot : public QCustomPlot {
public:
    /// `exporting`: notes in full, and every paint goes straight to the painter as vectors.
    explicit FigurePlot(bool exporting, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setTitled(bool titled);

    /// `keepsPlace`: while size and ranges stay, everything stands where it stood before.
    void setFigure(const Figure& figure, bool keepsPlace = false);
    void releasePlace();

    void setRanges(const Range& x, const Range& y);
    void setMarker(double x);
    void setMarkerHot(bool hot);
    void setPointer(const std::optional<QPointF>& pointer);
    void setMessage(const QString& message);

    /// While zoomed, the hint is shown: how to see all again.
    void setZoomed(bool zoomed);
    void setZoomHint(const QString& hint);
    void setFocused(bool focused);

    const Figure& figure() const { return figure_; }
    const Theme& theme() const { return theme_; }
    double marker() const { return figure_.marker; }
    const QString& message() const { return message_; }
    const Range& xRange() const { return xRange_; }
    const Range& yRange() const { return yRange_; }

    /// What the next picture looks like, brought up to date where need be.
    const PlotLayout& currentLayout();

protected:
    void paintEvent(QPaintEvent* event) override;
    void updateLayout() override;

private:
    void addLayers();
    void invalidate();
    void applyLayout();
    Ticks ticksBesideMarker() const;
    void styleAxis(QCPAxis* axis);
    void paintOverlay(QCPPainter& painter);
    void paintMessage(QCPPainter& painter);
    void paintZoomHint(QCPPainter& painter);

    bool exporting_, titled_ = true;
    Theme theme_ = lightTheme();
    Figure figure_;
    Range xRange_, yRange_;
    QString message_, zoomHint_;
    std::optional<QPointF> pointer_;
    bool markerHot_ = false, focused_ = false, zoomed_ = false;
    bool keepsPlace_ = false;
    bool stale_ = true;  ///< layout_ no longer fits
    PlotLayout layout_;
    QSharedPointer<FixedTicker> xTicker_, yTicker_;
};

}  // namespace attnscope
