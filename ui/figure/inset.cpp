#include "ui/figure/inset.h"

#include <algorithm>
#include <cmath>

#include "core/colors/color_maps.h"
#include "ui/figure/legend_box.h"
#include "ui/figure/plot_ink.h"
#include "ui/figure/thinned.h"
#include "ui/look/color_table.h"
#include "ui/look/text_metrics.h"
#include "ui/ticks/tick_fit.h"

namespace attnscope {
namespace {

constexpr double insetBorder = 6;
constexpr double insetTick = 3;

/// Returns the width of the labels of an upright axis.
double widest(const TextMetrics& metrics, const std::vector<QString>& labels) {
    double width = 0;
    for (const QString& label : labels)
        width = std::max(width, widthOf(metrics, label));
    return width;
}

/// Returns the size of an inset with the labels of its axes: at least so large that something is
/// seen in it, if the plot has room.
QSizeF sizeOf(const Inset& inset, const QSizeF& plot) {
    constexpr QSizeF least(104, 72);
    constexpr double most = 0.9;
    return (plot * inset.size).expandedTo(least).boundedTo(plot * most);
}

/// Returns the corner in which a box of that size covers no legend and least of the curves and of
/// the frame about the part that the inset shows.
LegendPlace freestCorner(const PlotLayout& layout, const QSizeF& size, const QRectF& part) {
    constexpr double ofLegend = 1e6;
    const auto cost = [&](LegendPlace corner) {
        const QRectF box = inCorner(layout.plot, size, corner);
        const bool coversLegend = layout.legendBox && box.intersects(*layout.legendBox);
        return coveredBy(box, layout) + lengthIn(box, QPolygonF(part)) +
               (coversLegend ? ofLegend : 0);
    };
    return std::ranges::min({LegendPlace::top_right, LegendPlace::top_left,
                             LegendPlace::bottom_right, LegendPlace::bottom_left},
                            {}, cost);
}

void paintInsetCurve(QPainter& painter, const Curve& curve, const Trace& trace,
                     const Theme& theme) {
    for (const bool valid : {false, true})
        for (const TracePiece& piece : trace.pieces)
            if (piece.valid == valid) {
                painter.setPen(penOf(curve, theme, valid));
                painter.setBrush(Qt::NoBrush);
                painter.drawPolyline(thinned(piece.points, 0.02));
            }
    const QColor color = penOf(curve, theme).color();
    for (const TraceMark& mark : trace.marks) {
        if (mark.low > mark.high) {
            painter.setPen(barPen(color, theme));
            painter.drawLine(QPointF(mark.at.x(), mark.low), QPointF(mark.at.x(), mark.high));
        }
        const MarkLook look = markLook(curve, theme);
        const double scale = 2 * (isCloud(curve) ? cloudRadius : dotRadius) / 6;
        painter.setPen(isCloud(curve) ? QPen(Qt::NoPen) : look.pen);
        painter.setBrush(isCloud(curve) ? QBrush(cloudColor(curve, theme)) : look.brush);
        painter.drawPath(
            QTransform::fromScale(scale, scale).map(markPath(curve.series)).translated(mark.at));
    }
}

void paintInsetBands(QPainter& painter, const PlotPicture& picture, const PlacedInset& inset) {
    painter.setPen(Qt::NoPen);
    for (const Band& band : picture.figure.bands) {
        const BandTrace edges = traceBand(band, inset.x, inset.y, inset.plot);
        painter.setBrush(withAlpha(curveColor(band.kind, picture.theme, 0, band.look), 0.24));
        for (std::size_t i = 0; i < std::min(edges.upper.size(), edges.lower.size()); ++i) {
            QPolygonF area = edges.upper[i];
            for (auto point = edges.lower[i].rbegin(); point != edges.lower[i].rend(); ++point)
                area.append(*point);
            painter.drawPolygon(area);
        }
    }
}

void paintInsetMap(QPainter& painter, const Map& map, const PlacedInset& inset) {
    QImage cells(static_cast<int>(map.x.size()), static_cast<int>(map.y.size()),
                 QImage::Format_RGB32);
    const auto& table = colorTable(color_map(map.colors));
    for (std::size_t i = 0; i < map.y.size(); ++i)
        for (std::size_t j = 0; j < map.x.size(); ++j) {
            const double part = (map.at(i, j) - map.min) / (map.max - map.min);
            const auto color = static_cast<std::size_t>(std::clamp(part, 0.0, 1.0) * 255);
            cells.setPixel(static_cast<int>(j), static_cast<int>(map.y.size() - 1 - i),
                           table[color]);
        }
    const QPointF low(inset.x.pixel(map.x.front()), inset.y.pixel(map.y.front())),
        high(inset.x.pixel(map.x.back()), inset.y.pixel(map.y.back()));
    const QSizeF cell(std::abs(high.x() - low.x()) / static_cast<double>(map.x.size() - 1),
                      std::abs(low.y() - high.y()) / static_cast<double>(map.y.size() - 1));
    const QRectF whole =
        QRectF(QPointF(low.x(), high.y()), QPointF(high.x(), low.y()))
            .adjusted(-cell.width() / 2, -cell.height() / 2, cell.width() / 2, cell.height() / 2);
    painter.save();
    painter.setClipRect(inset.plot, Qt::IntersectClip);
    painter.drawImage(whole, cells);
    painter.restore();
}

void paintInsetAxes(QPainter& painter, const PlacedInset& inset, const Theme& theme) {
    painter.setFont(uiFont(textsize::small));
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(inset.plot.bottomLeft(), inset.plot.bottomRight());
    painter.drawLine(inset.plot.bottomLeft(), inset.plot.topLeft());
    for (std::size_t i = 0; i < inset.xTicks.major.size(); ++i) {
        const double x = inset.x.pixel(inset.xTicks.major[i]);
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(QPointF(x, inset.plot.bottom()),
                         QPointF(x, inset.plot.bottom() + insetTick));
        painter.setPen(theme.mutedInk);
        if (inset.box.contains(inset.xTickLabels[i]))
            painter.drawText(inset.xTickLabels[i], Qt::AlignCenter, inset.xTicks.labels[i]);
    }
    for (std::size_t i = 0; i < inset.yTicks.major.size(); ++i) {
        const double y = inset.y.pixel(inset.yTicks.major[i]);
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(QPointF(inset.plot.left() - insetTick, y), QPointF(inset.plot.left(), y));
        painter.setPen(theme.mutedInk);
        painter.drawText(QRectF(inset.box.left(), y - lineHeight / 2,
                                inset.plot.left() - 5 - inset.box.left(), lineHeight),
                         Qt::AlignRight | Qt::AlignVCenter, inset.yTicks.labels[i]);
    }
}

}  // namespace

LegendPlace placeInset(const Figure& figure, const Inset& wanted, PlotLayout& layout) {
    const TextMetrics metrics(uiFont(textsize::small));
    PlacedInset inset;
    const QSizeF size = sizeOf(wanted, layout.plot.size());
    const QRectF part(QPointF(layout.x.pixel(wanted.x.min), layout.y.pixel(wanted.y.max)),
                      QPointF(layout.x.pixel(wanted.x.max), layout.y.pixel(wanted.y.min)));
    inset.part = part.intersected(layout.plot);
    const LegendPlace corner =
        isCorner(wanted.corner) ? wanted.corner : freestCorner(layout, size, inset.part);
    inset.box = inCorner(layout.plot, size, corner);
    const double bottom = inset.box.bottom() - lineHeight - insetTick;
    const double height = bottom - inset.box.top() - lineHeight / 2 - 2;
    inset.y = {wanted.y, figure.y.logarithmic, bottom, bottom - height};
    inset.yTicks = ticksUpwards(figure.y, inset.y);
    const double left =
        inset.box.left() + insetBorder + widest(metrics, inset.yTicks.labels) + insetTick + 2;
    inset.plot = QRectF(QPointF(left, bottom - height),
                        QPointF(inset.box.right() - 2 * insetBorder, bottom));
    constexpr double least = 8;
    if (inset.plot.width() < least || height < least)
        return corner;  // nothing would be seen in it
    inset.x = {wanted.x, figure.x.logarithmic, inset.plot.left(), inset.plot.right()};
    inset.xTicks = ticksAcross(figure.x, inset.x, metrics);
    inset.xTickLabels =
        labelBoxesAcross(inset.xTicks, inset.x, bottom + insetTick, lineHeight, metrics);
    for (const Curve& curve : figure.curves)
        inset.traces.push_back(traceCurve(curve, inset.x, inset.y, inset.plot));
    layout.inset = std::move(inset);
    return corner;
}

void paintInset(QPainter& painter, const PlotPicture& picture) {
    if (!picture.layout.inset)
        return;
    const PlacedInset& inset = *picture.layout.inset;
    const Theme& theme = picture.theme;
    painter.setPen(QPen(theme.mutedInk, 1));
    painter.setBrush(Qt::NoBrush);
    if (inset.part.isValid())
        painter.drawRect(inset.part);
    painter.fillRect(inset.box,
                     theme.surface.alpha() == 0 ? withAlpha(theme.surface, 1) : theme.surface);
    if (picture.figure.map)
        paintInsetMap(painter, *picture.figure.map, inset);
    paintInsetBands(painter, picture, inset);
    for (std::size_t i = 0; i < inset.traces.size(); ++i)
        paintInsetCurve(painter, picture.figure.curves[i], inset.traces[i], theme);
    paintInsetAxes(painter, inset, theme);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(inset.box);
}

}  // namespace attnscope
