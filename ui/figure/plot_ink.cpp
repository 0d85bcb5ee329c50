#include "ui/figure/plot_ink.h"

#include <QLineF>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

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

double lengthIn(const QRectF& box, const QPolygonF& line) {
    double length = 0;
    for (const QPolygonF& part : clipPolyline(line, box))
        for (qsizetype i = 1; i < part.size(); ++i)
            length += QLineF(part[i - 1], part[i]).length();
    return length;
}

double coveredBy(const QRectF& box, const PlotLayout& layout) {
    constexpr double ofMark = 8;  // as much as a mark is worth
    double covered = 0;
    for (const Trace& trace : layout.traces) {
        for (const TracePiece& piece : trace.pieces)
            covered += lengthIn(box, piece.points);
        for (const TraceMark& mark : trace.marks)
            covered += box.contains(mark.at) ? ofMark : 0;
    }
    return covered;
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

QRectF freestBeside(QPointF at, double apart, QSizeF size, const PlotLayout& layout) {
    constexpr double ofText = 1e6;
    constexpr int farthest = 3;  // steps up or down
    const double step = 0.75 * size.height();
    PlotInk texts;
    addTexts(texts, layout);
    const auto cost = [&](const QRectF& box) {
        const bool isOnText = std::ranges::any_of(
            texts.texts, [&](const QRectF& text) { return text.intersects(box); });
        return coveredBy(box, layout) + (isOnText ? ofText : 0);
    };
    QRectF best;
    double least = std::numeric_limits<double>::infinity();
    for (int steps = 0; steps <= farthest; ++steps)
        for (const double down : {-steps * step, steps * step})
            for (const double left : {at.x() + apart, at.x() - apart - size.width()}) {
                const QRectF box(QPointF(left, at.y() + down - size.height() / 2), size);
                if (!layout.plot.contains(box))
                    continue;
                if (const double here = cost(box); here < least) {
                    best = box;
                    least = here;
                }
            }
    return best;
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
