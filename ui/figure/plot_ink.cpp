#include "ui/figure/plot_ink.h"

#include <QLineF>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/figures/entries.h"

namespace attnscope {
namespace {

void addTrace(PlotInk& ink, const Trace& trace) {
    for (const TracePiece& piece : trace.pieces)
        ink.lines.push_back(piece.points);
    for (const TraceMark& mark : trace.marks)
        ink.lines.push_back(QPolygonF({mark.at}));
}

void addBand(PlotInk& ink, const Band& band, const PlotLayout& layout) {
    const BandTrace trace = traceBand(band, layout.x, layout.y, layout.plot);
    ink.lines.insert(ink.lines.end(), trace.lower.begin(), trace.lower.end());
    ink.lines.insert(ink.lines.end(), trace.upper.begin(), trace.upper.end());
}

void addTexts(PlotInk& ink, const PlotLayout& layout) {
    const auto add = [&](const QRectF& box) {
        if (!box.isEmpty() && layout.plot.intersects(box))
            ink.texts.push_back(box);
    };
    for (const PlacedLabel& label : layout.labels)
        add(label.box);
    for (const PlacedTag& tag : layout.tags)
        add(tag.box);
    for (const PlacedAnnotation& annotation : layout.annotations)
        add(annotation.text.box);
    if (layout.legendBox)
        add(*layout.legendBox);
    if (layout.inset)
        add(layout.inset->box);
}

}  // namespace

PlotInk plotInk(const Figure& figure, const PlotLayout& layout, const HiddenEntries& hidden) {
    PlotInk ink;
    for (std::size_t i = 0; i < figure.curves.size() && i < layout.traces.size(); ++i)
        if (!hidden.contains(key_of(figure.curves[i])))
            addTrace(ink, layout.traces[i]);
    for (const Band& band : figure.bands)
        if (!hidden.contains(key_of(band)))
            addBand(ink, band, layout);
    for (const Point& point : figure.points) {
        const QPointF at(layout.x.pixel(point.x), layout.y.pixel(point.y));
        if (!hidden.contains(key_of(point)) && isInPlot(at, layout.plot))
            ink.lines.push_back(QPolygonF({at}));
    }
    addTexts(ink, layout);
    return ink;
}

std::vector<QPointF> pointsOn(const std::vector<QPolygonF>& lines, double apart) {
    std::vector<QPointF> points;
    for (const QPolygonF& line : lines)
        for (qsizetype i = 0; i < line.size(); ++i) {
            const QLineF piece(line[std::max<qsizetype>(i - 1, 0)], line[i]);
            const int steps = std::max(1, static_cast<int>(std::ceil(piece.length() / apart)));
            for (int step = 1; step <= steps; ++step)
                points.push_back(piece.pointAt(static_cast<double>(step) / steps));
        }
    return points;
}

QRectF emptiestCorner(QSizeF size, const QRectF& plot, const PlotInk& ink) {
    constexpr double inside = 4;
    const QRectF places = plot.adjusted(inside, inside, -inside - size.width(),
                                        -inside - size.height());  // of the box's upper left corner
    const std::array<QRectF, 4> boxes = {
        QRectF(places.topRight(), size), QRectF(places.topLeft(), size),
        QRectF(places.bottomRight(), size), QRectF(places.bottomLeft(), size)};
    return *std::ranges::min_element(boxes, {}, [&](const QRectF& box) {
        return std::ranges::count_if(ink.lines,
                                     [&](const QPolygonF& line) {
                                         return line.size() == 1 ? box.contains(line.front())
                                                                 : !clipPolyline(line, box).empty();
                                     }) +
               std::ranges::count_if(ink.texts,
                                     [&](const QRectF& text) { return text.intersects(box); });
    });
}

}  // namespace attnscope
