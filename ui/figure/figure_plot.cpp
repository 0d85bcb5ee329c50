#include "ui/figure/figure_plot.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "ui/figure/marker.h"
#include "ui/figure/paint.h"
#include "ui/figure/plottables.h"
#include "ui/figure/readout.h"

namespace attnscope {

/// Gives an axis the marks that the layout chose.
class FixedTicker : public QCPAxisTicker {
public:
    Ticks ticks;

    void generate(const QCPRange&, const QLocale&, QChar, int, QVector<double>& major,
                  QVector<double>* minor, QVector<QString>* labels) override {
        major = QVector<double>(ticks.major.begin(), ticks.major.end());
        if (minor)
            *minor = QVector<double>(ticks.minor.begin(), ticks.minor.end());
        if (labels)
            *labels = QVector<QString>(ticks.labels.begin(), ticks.labels.end());
    }
};

namespace {

/// A layer's content painted by a function.
class PaintedLayer : public QCPLayerable {
public:
    using Function = std::function<void(QCPPainter&)>;

    PaintedLayer(QCustomPlot* plot, const QString& layer, Function function)
        : QCPLayerable(plot, layer), function_(std::move(function)) {}

protected:
    void applyDefaultAntialiasingHint(QCPPainter*) const override {}
    void draw(QCPPainter* painter) override { function_(*painter); }

private:
    Function function_;
};

}  // namespace

FigurePlot::FigurePlot(bool exporting, QWidget* parent)
    : QCustomPlot(parent),
      exporting_(exporting),
      xTicker_(new FixedTicker),
      yTicker_(new FixedTicker) {
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    axisRect()->setAutoMargins(QCP::msNone);
    plotLayout()->setAutoMargins(QCP::msNone);
    plotLayout()->setMargins({});
    xAxis->setTicker(xTicker_);
    yAxis->setTicker(yTicker_);
    addLayers();
    setAutoAddPlottableToLegend(false);
    setTheme(theme_);
}

void FigurePlot::addLayers() {
    moveLayer(layer(plotlayer::curves), layer(QStringLiteral("axes")));
    new PaintedLayer(this, plotlayer::texts, [this](QCPPainter& painter) {
        paintTexts(painter, {figure_, layout_, theme_});
    });
    new PaintedLayer(this, plotlayer::overlay,
                     [this](QCPPainter& painter) { paintOverlay(painter); });
    layer(plotlayer::overlay)->setMode(QCPLayer::lmBuffered);
}

void FigurePlot::setTheme(const Theme& theme) {
    theme_ = theme;
    setBackground(QBrush(theme.surface));
    styleAxis(xAxis);
    styleAxis(yAxis);
    invalidate();
}

void FigurePlot::setTitled(bool titled) {
    titled_ = titled;
    invalidate();
}

void FigurePlot::styleAxis(QCPAxis* axis) {
    axis->setBasePen(QPen(theme_.line, 1));
    axis->setTickPen(QPen(theme_.line, 1));
    axis->setSubTickPen(QPen(theme_.line, 1));
    axis->setTickLength(0, 5);
    axis->setSubTickLength(0, 3);
    axis->setTickLabelPadding(3);
    axis->setTickLabelFont(uiFont(textsize::small));
    axis->setTickLabelColor(theme_.mutedInk);
    axis->grid()->setPen(QPen(theme_.grid, 1));
    axis->grid()->setZeroLinePen(QPen(theme_.grid, 1));
    axis->grid()->setSubGridVisible(false);
}

void FigurePlot::setFigure(const Figure& figure, bool keepsPlace) {
    figure_ = figure;
    keepsPlace_ = keepsPlace;
    invalidate();
}

void FigurePlot::releasePlace() {
    if (std::exchange(keepsPlace_, false))
        invalidate();
}

void FigurePlot::setRanges(const Range& x, const Range& y) {
    if (x == xRange_ && y == yRange_)
        return;
    xRange_ = x;
    yRange_ = y;
    invalidate();
}

void FigurePlot::setMarker(double x) {
    figure_.marker = x;
    layer(plotlayer::overlay)->replot();
}

void FigurePlot::setMarkerHot(bool hot) {
    if (hot == markerHot_)
        return;
    markerHot_ = hot;
    layer(plotlayer::overlay)->replot();
}

void FigurePlot::setPointer(const std::optional<QPointF>& pointer) {
    if (pointer == pointer_)
        return;
    pointer_ = pointer;
    layer(plotlayer::overlay)->replot();
}

void FigurePlot::setZoomed(bool zoomed) {
    if (zoomed == zoomed_)
        return;
    zoomed_ = zoomed;
    layer(plotlayer::overlay)->replot();
}

void FigurePlot::setZoomHint(const QString& hint) {
    zoomHint_ = hint;
}

void FigurePlot::setMessage(const QString& message) {
    if (message == message_)
        return;
    message_ = message;
    layer(plotlayer::overlay)->replot();
}

void FigurePlot::setFocused(bool focused) {
    if (focused == focused_)
        return;
    focused_ = focused;
    layer(plotlayer::overlay)->replot();
}

void FigurePlot::invalidate() {
    stale_ = true;
    if (!exporting_)
        replot(rpQueuedReplot);
}

const PlotLayout& FigurePlot::currentLayout() {
    if (stale_ || layout_.size != QSizeF(size())) {
        LayoutRequest request{QSizeF(size()), xRange_, yRange_, exporting_, {}, titled_};
        const bool sameView = layout_.size == request.size && layout_.x.range == xRange_ &&
                              layout_.y.range == yRange_;
        if (keepsPlace_ && sameView)
            request.frame = layout_.frame;
        layout_ = layOut(figure_, request);
        applyLayout();
        stale_ = false;
    }
    return layout_;
}

void FigurePlot::applyLayout() {
    const auto apply = [](QCPAxis* axis, FixedTicker& ticker, const AxisMap& map, Ticks ticks) {
        axis->setScaleType(map.logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
        axis->setRange(map.range.min, map.range.max);
        ticker.ticks = std::move(ticks);
    };
    apply(xAxis, *xTicker_, layout_.x, exporting_ ? ticksBesideMarker() : layout_.xTicks);
    apply(yAxis, *yTicker_, layout_.y, layout_.yTicks);
    // The axes' rectangle maps its range to one pixel less below than its height.
    const QRect plot = layout_.plot.toRect().translated(0, 1);
    axisRect()->setMargins({plot.left(), plot.top(), width() - plot.left() - plot.width(),
                            height() - plot.top() - plot.height()});
    plotFigure(*this, {figure_, layout_, theme_});
}

/// On the screen the handle covers the labels that it touches; a transparent picture goes without.
Ticks FigurePlot::ticksBesideMarker() const {
    Ticks ticks = layout_.xTicks;
    const QRectF handle = markerHandle({figure_, layout_, theme_}, figure_.marker);
    for (std::size_t i = 0; i < ticks.labels.size(); ++i)
        if (layout_.xTickLabels[i].intersects(handle.adjusted(-3, 0, 3, 0)))
            ticks.labels[i].clear();
    return ticks;
}

void FigurePlot::updateLayout() {
    if (!exporting_ && bufferDevicePixelRatio() != devicePixelRatioF())
        setBufferDevicePixelRatio(devicePixelRatioF());
    currentLayout();
    QCustomPlot::updateLayout();
}

void FigurePlot::paintEvent(QPaintEvent* event) {
    if (!exporting_) {
        QCustomPlot::paintEvent(event);
        return;
    }
    QCPPainter painter(this);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    toPainter(&painter, width(), height());
}

void FigurePlot::paintOverlay(QCPPainter& painter) {
    const PlotPicture picture{figure_, layout_, theme_};
    if (!message_.isEmpty()) {
        paintMessage(painter);
        return;
    }
    if (!std::isnan(figure_.marker))
        paintMarker(painter, picture, figure_.marker,
                    markerHot_ ? MarkerState::hot : MarkerState::rest);
    if (zoomed_)
        paintZoomHint(painter);
    if (pointer_ && layout_.plot.contains(*pointer_)) {
        const double x = abscissaAt(figure_, layout_.x, pointer_->x());
        paintCrosshair(painter, picture, x);
        ReadoutBox(picture, x).paint(painter, *pointer_);
    }
    if (focused_) {
        painter.setPen(QPen(theme_.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

/// At the end of the title's row or, where that is taken, in the corner of the plot.
void FigurePlot::paintZoomHint(QCPPainter& painter) {
    painter.setFont(uiFont(textsize::small));
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(zoomHint_) + 12;
    const PlacedText& last = layout_.caption.text.isEmpty() ? layout_.title : layout_.caption;
    const double right = layout_.size.width() - pictureMargin - menuButton;
    QRectF box(right - width, 5, width, 18);
    if (box.left() < last.box.right() + 8)
        box.moveTopRight(layout_.plot.topRight() + QPointF(-4, 4));
    QColor veil = theme_.surface;
    veil.setAlphaF(0.85F);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_.line, 1));
    painter.setBrush(veil);
    painter.drawRoundedRect(box, 5, 5);
    painter.setPen(theme_.mutedInk);
    painter.drawText(box, Qt::AlignCenter, zoomHint_);
}

void FigurePlot::paintMessage(QCPPainter& painter) {
    QColor veil = theme_.surface;
    veil.setAlphaF(0.85F);
    painter.fillRect(rect(), veil);
    painter.setFont(uiFont(textsize::body));
    painter.setPen(theme_.mutedInk);
    painter.drawText(QRectF(rect()).adjusted(24, 16, -24, -16), Qt::AlignCenter | Qt::TextWordWrap,
                     message_);
}

}  // namespace attnscope
