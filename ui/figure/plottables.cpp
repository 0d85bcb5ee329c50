#include "ui/figure/plottables.h"

#include <algorithm>
#include <cmath>

#include "core/colors/color_maps.h"
#include "core/figures/validity.h"
#include "ui/figure/swarm.h"
#include "ui/figure/thinned.h"
#include "ui/look/color_table.h"

namespace attnscope {

namespace {

constexpr double unseen = 0.02;  ///< by how many pixels a line may be drawn off its place

/// A plottable that is not clipped at the axes, so that lines and dots may extend beyond them by
/// half their width. Its data are cut to the view beforehand, because not every format clips (SVG
/// does not).
template <class Plottable>
class Unclipped : public Plottable {
public:
    using Plottable::Plottable;

protected:
    QRect clipRect() const override { return this->mParentPlot->viewport(); }
};

QCPColorGradient gradientOf(const ColorMap& map) {
    const std::array<QRgb, 256>& table = colorTable(map);
    QCPColorGradient gradient;
    gradient.clearColorStops();
    for (std::size_t i = 0; i < table.size(); ++i)
        gradient.setColorStopAt(static_cast<double>(i) / 255, QColor::fromRgb(table[i]));
    return gradient;
}

/// Returns the place of a curve in the order of painting: areas and clouds first, then the
/// reference, the exact curve, approximations and other rules, and simulation last, above all.
/// Faded parts are painted before all lines that are not faded.
int depthOf(const Curve* curve) {
    if (curve->style == CurveStyle::steps || isCloud(*curve))
        return 0;
    if (curve->style == CurveStyle::points)
        return 4;
    if (curve->kind == CurveKind::reference)
        return 1;
    return is_main(curve->kind) ? 2 : 3;
}

/// Adds the parts of a figure to a plot. Curves are cut to the view in pixels already. Their graphs
/// are therefore on the plot's second axes, which are hidden and have pixels as units, so that
/// pixels need not be converted to values and back.
class Plotter {
public:
    Plotter(QCustomPlot& plot, const PlotPicture& picture)
        : plot_(plot), figure_(picture.figure), layout_(picture.layout), theme_(picture.theme) {
        const QRectF& area = layout_.plot;
        plot.xAxis2->setRange(area.left(), area.right());
        plot.yAxis2->setRange(area.top(), area.bottom());
        plot.yAxis2->setRangeReversed(true);
    }

    void clear() {
        plot_.clearPlottables();
        for (const QString& name : {plotlayer::shading, plotlayer::curves})
            for (QCPLayerable* child : QList(plot_.layer(name)->children()))
                if (auto* item = qobject_cast<QCPAbstractItem*>(child))
                    plot_.removeItem(item);
    }

    void addShading() {
        for (const QRectF& part : shadedParts(figure_, layout_.x, layout_.plot)) {
            auto* rect = addItem<QCPItemRect>(plot_, plotlayer::shading);
            rect->setPen(Qt::NoPen);
            rect->setBrush(onSurface(theme_.mutedInk, theme_, theme_.dark ? 0.085 : 0.06));
            place(rect->topLeft, part.topLeft());
            place(rect->bottomRight, part.bottomRight());
        }
    }

    /// Adds the map's colours, each cell centred at its point. The points are evenly spaced in
    /// pixels, on a logarithmic axis too.
    void addMap() {
        if (!figure_.map || figure_.map->x.size() < 2 || figure_.map->y.size() < 2)
            return;
        const Map& map = *figure_.map;
        auto* colors = new QCPColorMap(plot_.xAxis2, plot_.yAxis2);
        colors->setLayer(plotlayer::shading);
        colors->data()->setSize(static_cast<int>(map.x.size()), static_cast<int>(map.y.size()));
        colors->data()->setRange({layout_.x.pixel(map.x.front()), layout_.x.pixel(map.x.back())},
                                 {layout_.y.pixel(map.y.back()), layout_.y.pixel(map.y.front())});
        for (std::size_t i = 0; i < map.y.size(); ++i)
            for (std::size_t j = 0; j < map.x.size(); ++j)
                colors->data()->setCell(static_cast<int>(j), static_cast<int>(map.y.size() - 1 - i),
                                        map.at(i, j));
        colors->setGradient(gradientOf(color_map(map.colors)));
        colors->setDataRange({map.min, map.max});
        colors->setTightBoundary(true);
    }

    void addBands() {
        for (const Band& band : figure_.bands) {
            const BandTrace edges = traceBand(band, layout_.x, layout_.y, layout_.plot);
            const QColor color = curveColor(band.kind, theme_, 0, band.look);
            addArea(edges.upper, edges.lower, withAlpha(color, 0.24));
        }
    }

    void addCurves() {
        std::vector<const Curve*> order;
        for (const Curve& curve : figure_.curves)
            order.push_back(&curve);
        std::ranges::stable_sort(order, {}, depthOf);
        const auto traceOf = [this](const Curve& curve) -> const Trace& {
            return layout_.traces[static_cast<std::size_t>(&curve - figure_.curves.data())];
        };
        if (figure_.map)
            addHalos();
        for (const Curve* curve : order) {
            if (curve->style == CurveStyle::steps)
                addAreaBelow(*curve);
            if (isCloud(*curve))
                addCloud(*curve, traceOf(*curve).marks);
        }
        for (const Curve* curve : order)
            addLines(*curve, traceOf(*curve), false);
        for (const Curve* curve : order) {
            addLines(*curve, traceOf(*curve), true);
            if (!isCloud(*curve))
                addMarks(*curve, traceOf(*curve).marks);
        }
    }

    /// Adds points. If two coincide, the later one is hollow, so that both are seen.
    void addPoints() {
        QPolygonF earlier;
        for (const Point& point : figure_.points) {
            const QPointF at(layout_.x.pixel(point.x), layout_.y.pixel(point.y));
            if (!isInPlot(at, layout_.plot))
                continue;
            const bool covers = std::ranges::any_of(earlier, [at](const QPointF& other) {
                return QLineF(at, other).length() < ringRadius;
            });
            earlier.append(at);
            QCPGraph* ring = addGraph({QPolygonF({at})});
            ring->setLayer(plotlayer::curves);
            ring->setLineStyle(QCPGraph::lsNone);
            ring->setScatterStyle({ringPath(point), ringPen(point, theme_),
                                   covers ? QBrush(Qt::NoBrush) : QBrush(theme_.surface), 6});
        }
    }

private:
    /// Adds a graph through these runs of pixels, with gaps between them.
    QCPGraph* addGraph(const std::vector<QPolygonF>& runs) {
        QVector<double> keys, values;
        for (const QPolygonF& run : runs) {
            if (!keys.isEmpty()) {
                keys.append(keys.last());
                values.append(std::nan(""));
            }
            for (const QPointF& point : run) {
                keys.append(point.x());
                values.append(point.y());
            }
        }
        auto* graph = new Unclipped<QCPGraph>(plot_.xAxis2, plot_.yAxis2);
        graph->setAdaptiveSampling(false);  // the runs have few points, and vertical sides that
                                            // sampling could lose
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

    /// Adds the area under a histogram.
    void addAreaBelow(const Curve& curve) {
        const QRectF& area = layout_.plot;
        addArea(traceEdge(curve, layout_.x, layout_.y, area),
                {QPolygonF({area.bottomLeft(), area.bottomRight()})},
                withAlpha(penOf(curve, theme_).color(), 0.16));
    }

    void addLines(const Curve& curve, const Trace& trace, bool valid) {
        std::vector<QPolygonF> runs;
        for (const TracePiece& piece : trace.pieces)
            if (piece.valid == valid)
                runs.push_back(thinned(piece.points, unseen));
        if (runs.empty())
            return;
        QPen pen = penOf(curve, theme_, valid);
        if (curve.style == CurveStyle::steps)
            pen.setJoinStyle(Qt::MiterJoin);
        addGraph(runs)->setPen(pen);
    }

    /// Adds halos, so that lines are seen on any colour of a map. All halos are below all lines, so
    /// that no halo covers a line.
    void addHalos() {
        for (std::size_t i = 0; i < figure_.curves.size(); ++i) {
            std::vector<QPolygonF> runs;
            for (const TracePiece& piece : layout_.traces[i].pieces)
                runs.push_back(thinned(piece.points, unseen));
            const double width = penOf(figure_.curves[i], theme_).widthF() + 1.8;
            if (!runs.empty())
                addGraph(runs)->setPen(QPen(withAlpha(theme_.surface, 0.6), width));
        }
    }

    void addCloud(const Curve& curve, const std::vector<TraceMark>& marks) {
        if (marks.empty())
            return;
        QCPGraph* graph = addGraph({swarm(marks)});
        graph->setLineStyle(QCPGraph::lsNone);
        graph->setScatterStyle({QCPScatterStyle::ssCircle, QPen(Qt::NoPen),
                                QBrush(cloudColor(curve, theme_)), 2 * cloudRadius});
    }

    void addMarks(const Curve& curve, const std::vector<TraceMark>& marks) {
        if (marks.empty())
            return;
        QPolygonF dots;
        for (const TraceMark& mark : marks)
            dots.append(mark.at);
        QCPErrorBars* bars =
            curve.error.empty() ? nullptr : addBars(marks, penOf(curve, theme_).color());
        QCPGraph* graph = addGraph({dots});
        graph->setLineStyle(QCPGraph::lsNone);
        const MarkLook look = markLook(curve, theme_);
        graph->setScatterStyle({markPath(curve.series), look.pen, look.brush, 2 * dotRadius});
        if (bars)
            bars->setDataPlottable(graph);
    }

    QCPErrorBars* addBars(const std::vector<TraceMark>& marks, const QColor& color) {
        auto* bars = new Unclipped<QCPErrorBars>(plot_.xAxis2, plot_.yAxis2);
        for (const TraceMark& mark : marks)
            bars->addData(mark.at.y() - mark.high, mark.low - mark.at.y());
        bars->setPen(barPen(color, theme_));
        bars->setWhiskerWidth(whiskerWidth);
        bars->setSymbolGap(0);
        return bars;
    }

    QCustomPlot& plot_;
    const Figure& figure_;
    const PlotLayout& layout_;
    const Theme& theme_;
};

}  // namespace

std::vector<QRectF> shadedParts(const Figure& figure, const AxisMap& x, const QRectF& plot) {
    std::vector<QRectF> parts;
    for (const Interval& range : where_none_holds(figure))
        if (const QRectF part = slice(plot, x, range); part.width() > 0)
            parts.push_back(part);
    if (std::ranges::any_of(parts,
                            [&](const QRectF& part) { return part.width() >= plot.width() - 1; }))
        parts.clear();
    return parts;
}

void plotFigure(QCustomPlot& plot, const PlotPicture& picture) {
    Plotter plotter(plot, picture);
    plotter.clear();
    plotter.addShading();
    plotter.addMap();
    plotter.addBands();
    plotter.addCurves();
    plotter.addPoints();
}

}  // namespace attnscope
