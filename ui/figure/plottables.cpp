#include "ui/figure/plottables.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <ranges>

#include "core/figures/validity.h"
#include "ui/figure/curve_look.h"

namespace attnscope {

namespace {

/// A plottable whose lines and dots may reach beyond the axes by half their width. What it is given
/// lies in view: not every format clips (SVG does not).
template <class Plottable>
class Unclipped : public Plottable {
public:
    using Plottable::Plottable;

protected:
    QRect clipRect() const override { return this->mParentPlot->viewport(); }
};

/// The order in which curves cover one another: areas, the exact curve, approximations, simulation.
int depthOf(const Curve& curve) {
    if (curve.style == CurveStyle::steps)
        return 0;
    if (curve.style == CurveStyle::points)
        return 3;
    return curve.kind == CurveKind::exact ? 1 : 2;
}

class Plotter {
public:
    Plotter(QCustomPlot& plot, const PlotPicture& picture)
        : plot_(plot), figure_(picture.figure), layout_(picture.layout), theme_(picture.theme) {}

    void clear() {
        plot_.clearPlottables();
        for (const QString& name : {plotlayer::shading, plotlayer::curves})
            for (QCPLayerable* child : QList(plot_.layer(name)->children()))
                if (auto* item = qobject_cast<QCPAbstractItem*>(child))
                    plot_.removeItem(item);
    }

    void addShading() {
        const QRectF& area = layout_.plot;
        for (const Interval& range : where_none_holds(figure_)) {
            const double from =
                std::clamp(layout_.x.boundPixel(range.from), area.left(), area.right());
            const double to = std::clamp(layout_.x.boundPixel(range.to), area.left(), area.right());
            if (to - from >= area.width() - 1)
                return;  // fading says it better
            auto* rect = addItem<QCPItemRect>(plot_, plotlayer::shading);
            rect->setPen(Qt::NoPen);
            rect->setBrush(withAlpha(theme_.mutedInk, theme_.dark ? 0.085 : 0.06));
            place(rect->topLeft, {from, area.top()});
            place(rect->bottomRight, {to, area.bottom()});
        }
    }

    void addBands() {
        for (const Band& band : figure_.bands) {
            const BandTrace edges = traceBand(band, layout_.x, layout_.y, layout_.plot);
            addArea(edges.upper, edges.lower, withAlpha(curveColor(band.kind, theme_), 0.24));
        }
    }

    void addCurves() {
        std::vector<std::size_t> order(figure_.curves.size());
        std::ranges::copy(std::views::iota(std::size_t{0}, order.size()), order.begin());
        std::ranges::stable_sort(order, {},
                                 [&](std::size_t i) { return depthOf(figure_.curves[i]); });
        for (const std::size_t i : order) {
            const Curve& curve = figure_.curves[i];
            if (curve.style == CurveStyle::steps)
                addAreaBelow(curve);
            for (const bool valid : {false, true}) {
                addLines(curve, layout_.traces[i], valid);
                addMarks(curve, layout_.traces[i], valid);
            }
        }
    }

    void addPoints() {
        for (const Point& point : figure_.points) {
            const QPointF at(layout_.x.pixel(point.x), layout_.y.pixel(point.y));
            if (!isInPlot(at, layout_.plot))
                continue;
            auto* ring = addItem<QCPItemTracer>(plot_, plotlayer::curves);
            ring->setStyle(QCPItemTracer::tsCircle);
            ring->setSize(2 * ringRadius);
            ring->setPen(ringPen(point, theme_));
            ring->setBrush(theme_.surface);
            place(ring->position, at);
        }
    }

private:
    /// A graph through these runs of pixels, with gaps between them; nothing where there is none.
    QCPGraph* addGraph(const std::vector<QPolygonF>& runs) {
        QVector<double> keys, values;
        for (const QPolygonF& run : runs) {
            if (!keys.isEmpty()) {
                keys.append(keys.last());
                values.append(std::numeric_limits<double>::quiet_NaN());
            }
            for (const QPointF& point : run) {
                keys.append(layout_.x.value(point.x()));
                values.append(layout_.y.value(point.y()));
            }
        }
        auto* graph = new Unclipped<QCPGraph>(plot_.xAxis, plot_.yAxis);
        graph->setAdaptiveSampling(false);  // the runs have few points, vertical sides among them
        graph->setPen(Qt::NoPen);
        graph->setData(keys, values, true);
        return graph;
    }

    void addArea(const std::vector<QPolygonF>& upper, const std::vector<QPolygonF>& lower,
                 const QColor& color) {
        QCPGraph* edge = addGraph(lower);
        QCPGraph* filled = addGraph(upper);
        filled->setBrush(color);
        filled->setChannelFillGraph(edge);
    }

    /// The area under a histogram.
    void addAreaBelow(const Curve& curve) {
        const QRectF& area = layout_.plot;
        addArea(traceEdge(curve, layout_.x, layout_.y, area),
                {QPolygonF({area.bottomLeft(), area.bottomRight()})},
                withAlpha(curvePen(curve.kind, theme_, curve.series).color(), 0.16));
    }

    void addLines(const Curve& curve, const Trace& trace, bool valid) {
        std::vector<QPolygonF> runs;
        for (const TracePiece& piece : trace.pieces)
            if (piece.valid == valid)
                runs.push_back(piece.points);
        if (runs.empty())
            return;
        QPen pen = penOf(curve, theme_, valid);
        if (curve.style == CurveStyle::steps)
            pen.setJoinStyle(Qt::MiterJoin);
        addGraph(runs)->setPen(pen);
    }

    void addMarks(const Curve& curve, const Trace& trace, bool valid) {
        QPolygonF dots;
        QVector<double> below, above;
        for (const TraceMark& mark : trace.marks)
            if (mark.valid == valid) {
                const double value = layout_.y.value(mark.at.y());
                dots.append(mark.at);
                below.append(value - layout_.y.value(mark.low));
                above.append(layout_.y.value(mark.high) - value);
            }
        if (dots.isEmpty())
            return;
        const QColor color = penOf(curve, theme_, valid).color();
        auto* bars = new Unclipped<QCPErrorBars>(plot_.xAxis, plot_.yAxis);
        bars->setPen(barPen(color));
        bars->setWhiskerWidth(whiskerWidth);
        bars->setSymbolGap(0);
        bars->setData(below, above);
        QCPGraph* graph = addGraph({dots});
        graph->setLineStyle(QCPGraph::lsNone);
        graph->setScatterStyle(
            {QCPScatterStyle::ssCircle, QPen(theme_.surface, dotBorder), color, 2 * dotRadius});
        bars->setDataPlottable(graph);
    }

    QCustomPlot& plot_;
    const Figure& figure_;
    const PlotLayout& layout_;
    const Theme& theme_;
};

}  // namespace

void plotFigure(QCustomPlot& plot, const PlotPicture& picture) {
    Plotter plotter(plot, picture);
    plotter.clear();
    plotter.addShading();
    plotter.addBands();
    plotter.addCurves();
    plotter.addPoints();
}

}  // namespace attnscope
