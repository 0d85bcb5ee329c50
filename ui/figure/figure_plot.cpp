#include "ui/figure/figure_plot.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "ui/figure/crosshair.h"
#include "ui/figure/kept_picture.h"
#include "ui/figure/label_text.h"
#include "ui/figure/marker.h"
#include "ui/figure/plot_ink.h"
#include "ui/figure/plot_messages.h"
#include "ui/figure/plottables.h"
#include "ui/figure/reading.h"
#include "ui/figure/readout.h"
#include "ui/figure/table_painter.h"

namespace attnscope {

/// Gives an axis the ticks of the layout.
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

/// The content of a layer, painted by a function.
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

/// Returns ticks without the labels that have formulas, which paintTexts() paints.
Ticks withoutTyped(Ticks ticks) {
    for (QString& label : ticks.labels)
        if (isTyped(label))
            label.clear();
    return ticks;
}

}  // namespace

FigurePlot::FigurePlot(bool exporting, QWidget* parent)
    : QCustomPlot(parent),
      exporting_(exporting),
      xTicker_(new FixedTicker),
      yTicker_(new FixedTicker),
      kept_(new KeptPicture(viewport().size(), bufferDevicePixelRatio(), theme_.surface)) {
    mPaintBuffers = {kept_};
    setFocusPolicy(Qt::NoFocus);
    setPlottingHint(QCP::phImmediateRefresh, false);  // all that changes is shown in one frame
    for (const QCPAxis* axis : {xAxis, yAxis})
        connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this,
                [this] { stale_ = true; });
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
        paintTexts(painter, {*drawn_, layout_, theme_});
        if (drawn_->table)
            (exporting_ ? paintWholeTable : paintTable)(painter, tableArea(), *drawn_->table,
                                                        theme_);
    });
    layer(QStringLiteral("overlay"))->setMode(QCPLayer::lmLogical);  // no buffer: see paintOverlay
}

void FigurePlot::setTheme(const Theme& theme) {
    theme_ = theme;
    setBackground(QBrush(theme.surface));
    kept_->setSurface(theme.surface);
    styleAxis(xAxis);
    styleAxis(yAxis);
    invalidate();
}

void FigurePlot::setParts(const FigureParts& parts) {
    if (parts == parts_)
        return;
    parts_ = parts;
    for (const QCPAxis* axis : {xAxis, yAxis})
        axis->grid()->setSubGridVisible(parts.edits.minor_grid);
    invalidate();
}

void FigurePlot::styleAxis(QCPAxis* axis) {
    const QPen line(theme_.line, penWidth(theme_, 1));
    axis->setBasePen(line);
    axis->setTickPen(line);
    axis->setSubTickPen(line);
    axis->setTickLength(0, 5);
    axis->setSubTickLength(0, 3);
    axis->setTickLabelPadding(axis == xAxis ? 2 : 3);
    axis->setTickLabelFont(uiFont(textsize::small));
    axis->setTickLabelColor(theme_.mutedInk);
    const QPen grid(theme_.grid, penWidth(theme_, 1));
    axis->grid()->setPen(grid);
    axis->grid()->setZeroLinePen(grid);
    axis->grid()->setSubGridPen(QPen(mixed(theme_.surface, theme_.grid, 0.6), penWidth(theme_, 1)));
    axis->grid()->setSubGridVisible(parts_.edits.minor_grid);
}

void FigurePlot::setFigure(SharedFigure figure, double marker, bool keepsPlace) {
    keepsPlace_ = keepsPlace && captionsOf(*figure, false) == captionsOf(*figure_, false);
    figure_ = std::move(figure);
    marker_ = marker;
    rowPoint_.reset();
    hidden_ = keyed(hidden_, *figure_);
    emptyHidden();
    judgeWaiting();
    xAxis->setScaleType(figure_->x.logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    yAxis->setScaleType(figure_->y.logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setVisible(!figure_->table);
        axis->grid()->setVisible(theme_.hasGrid && !figure_->map &&
                                 !figure_->table);  // a map's colours need no grid
    }
    invalidate();
}

void FigurePlot::emptyHidden() {
    drawn_ = hidden_.empty() ? figure_ : std::make_shared<const Figure>(emptied(*figure_, hidden_));
    told_ = hidden_.empty() ? figure_ : std::make_shared<const Figure>(without(*figure_, hidden_));
}

void FigurePlot::judgeWaiting() {
    waits_ = waitsForAnswer(*figure_, hidden_, keyed(unlisted_, *figure_));
}

void FigurePlot::setHidden(const HiddenEntries& words) {
    HiddenEntries hidden = keyed(words, *figure_);
    if (hidden == hidden_)
        return;
    hidden_ = std::move(hidden);
    emptyHidden();
    judgeWaiting();
    invalidate();
}

void FigurePlot::setUnlisted(const HiddenEntries& words) {
    if (words == unlisted_)
        return;
    unlisted_ = words;
    judgeWaiting();
    invalidate();
}

void FigurePlot::setMagnification(double magnification) {
    if (magnification == magnification_)
        return;
    magnification_ = magnification;
    setPlottingHint(QCP::phCacheLabels, magnification == 1);  // kept in the screen's pixels
    fitViewport();
    invalidate();
}

/// Fits the viewport to the widget. Less than a pixel of the layout may be cut off at the right and
/// at the bottom.
void FigurePlot::fitViewport() {
    setViewport({0, 0, static_cast<int>(std::ceil(width() / magnification_)),
                 static_cast<int>(std::ceil(height() / magnification_))});
}

void FigurePlot::releasePlace() {
    if (std::exchange(keepsPlace_, false))
        invalidate();
}

void FigurePlot::freeMarker() {
    const double at = layout_.x.pixel(marker_);
    if (std::ranges::any_of(layout_.labels, [at](const PlacedLabel& label) {
            return label.target == LabelTarget::point && label.box.left() < at &&
                   at < label.box.right();
        }))
        invalidate();
}

void FigurePlot::setRanges(const Range& x, const Range& y) {
    if (x == xRange() && y == yRange())
        return;
    xAxis->setRange(x.min, x.max);
    yAxis->setRange(y.min, y.max);
    invalidate();
}

void FigurePlot::invalidate() {
    stale_ = true;
    if (!exporting_)
        replot(rpQueuedReplot);
}

const PlotLayout& FigurePlot::currentLayout() {
    const QSizeF size = viewport().size();
    if (stale_ || layout_.size != size) {
        LayoutRequest request{size, xRange(), yRange(),     exporting_,   parts_.title,
                              {},   marker_,  parts_.panel, parts_.edits, parts_.captionBeside};
        const bool sameView = layout_.size == request.size && layout_.x.range == request.x &&
                              layout_.y.range == request.y;
        if (keepsPlace_ && sameView)
            request.frame = layout_.frame;
        layout_ = layOut(*figure_, request);  // hidden entries included: nothing moves
        hideEntries();
        hintBox_.reset();
        stale_ = false;
        applyLayout();
    }
    return layout_;
}

/// Returns the area of a table: the whole width, and the height down to the axis's name.
QRectF FigurePlot::tableArea() const {
    return {pictureMargin, layout_.plot.top(), layout_.size.width() - 2 * pictureMargin,
            layout_.plot.height() + tickRow - 4};
}

void FigurePlot::hideEntries() {
    for (PlacedLabel& label : layout_.labels) {
        label.isHidden = hidden_.contains(entryKey(*figure_, label));
        if (label.isHidden)
            label.leader.clear();
    }
    std::erase_if(layout_.labels, [this, unlisted = keyed(unlisted_, *figure_)](const auto& label) {
        return label.isHidden && unlisted.contains(entryKey(*figure_, label));
    });
    std::erase_if(layout_.tags,
                  [this](const PlacedTag& tag) { return drawn_->curves[tag.curve].x.empty(); });
    for (std::size_t i = 0; i < layout_.traces.size(); ++i)
        if (drawn_->curves[i].x.empty()) {
            layout_.traces[i] = {};
            if (layout_.inset)
                layout_.inset->traces[i] = {};
        }
}

void FigurePlot::applyLayout() {
    xTicker_->ticks = withoutTyped(exporting_ ? ticksBesideMarker() : layout_.xTicks);
    yTicker_->ticks = withoutTyped(layout_.yTicks);
    // QCustomPlot maps a vertical range to pixels one above the rectangle's own.
    const QRect plot = layout_.plot.toRect().translated(0, 1);
    const QSize whole = viewport().size();
    axisRect()->setMargins({plot.left(), plot.top(), whole.width() - plot.left() - plot.width(),
                            whole.height() - plot.top() - plot.height()});
    plotFigure(*this, picture());
}

/// Returns the ticks of an export, without the labels that the marker's handle touches. On the
/// screen the handle covers these labels; an export cannot cover them, because its surface may be
/// transparent.
Ticks FigurePlot::ticksBesideMarker() {
    Ticks ticks = layout_.xTicks;
    const QRectF handle = markerHandle(picture(), marker_);
    for (std::size_t i = 0; i < ticks.labels.size(); ++i)
        if (layout_.xTickLabels[i].intersects(handle.adjusted(-3, 0, 3, 0)))
            ticks.labels[i].clear();
    return ticks;
}

void FigurePlot::updateLayout() {
    const double ratio = devicePixelRatioF() * magnification_;
    if (!exporting_ && bufferDevicePixelRatio() != ratio)
        setBufferDevicePixelRatio(ratio);
    currentLayout();
    QCustomPlot::updateLayout();
}

/// Fits the viewport. QCustomPlot's own handler would lay out for the widget's pixels, even if the
/// plot is magnified.
void FigurePlot::resizeEvent(QResizeEvent*) {
    fitViewport();
    replot(rpQueuedRefresh);
}

void FigurePlot::paintEvent(QPaintEvent*) {
    QCPPainter painter(this);
    if (!exporting_) {
        kept_->draw(&painter);
        painter.scale(magnification_, magnification_);
        return paintOverlay(painter);
    }
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    toPainter(&painter, width(), height());
}

void FigurePlot::draw(QCPPainter* painter) {
    QCustomPlot::draw(painter);
    paintOverlay(*painter);
}

/// Paints what follows the pointer and the marker, in the axes of the picture below it: an outdated
/// layout is replaced together with that picture, in the next frame.
void FigurePlot::paintOverlay(QCPPainter& painter) {
    if (!message_.isEmpty())
        return paintMessage(painter, viewport(), theme_, message_);
    if (layout_.size.isEmpty())
        return;  // before the first picture
    const PlotPicture shown{*drawn_, layout_, theme_, marker_};
    std::optional<double> read;
    if (pointer_ && !drawn_->table && layout_.plot.contains(*pointer_))
        read = abscissaAt(*drawn_, layout_.x, pointer_->x());
    if (waits_)
        paintWaiting(painter, shown);
    if (rowPoint_)
        paintRowPoint(painter, shown, *rowPoint_);
    paintMarkerLine(painter, shown, markerHot_);
    if (read)
        paintCrosshair(painter, shown, *read);
    paintHandle(painter, shown);
    if (const auto box = zoomHintBox())
        paintHint(painter, *box, theme_, zoomHint_);
    if (read)
        paintReadout(painter, *read, *pointer_);
    if (parts_.readout && !drawn_->table && !std::isnan(marker_)) {
        const QPointF place(markerPixel(shown, marker_), layout_.plot.center().y());
        ReadoutBox(shown, marker_, layout_.y.value(place.y())).paintInPlot(painter, place);
    }
    if (focused_) {
        painter.setPen(QPen(theme_.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(0, 0, width() / magnification_, height() / magnification_)
                             .adjusted(1, 1, -1, -1));
    }
}

void FigurePlot::paintReadout(QCPPainter& painter, double x, QPointF pointer) {
    ReadoutBox(picture(), x, layout_.y.value(pointer.y())).paint(painter, pointer);
}

std::optional<QRectF> FigurePlot::zoomHintBox() {
    if (!zoomed_ || zoomHint_.isEmpty())
        return std::nullopt;
    if (!hintBox_) {
        PlotInk ink = plotInk(*figure_, layout_, hidden_);
        if (waits_)
            ink.texts.push_back(waitingBox(layout_, marker_));
        hintBox_ = emptiestCorner(hintSize(zoomHint_), layout_.plot, ink);
    }
    return hintBox_;
}

}  // namespace attnscope
