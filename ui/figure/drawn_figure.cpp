#include "ui/figure/drawn_figure.h"

#include <QLineF>
#include <algorithm>
#include <cmath>

#include "core/figures/entries.h"
#include "core/text/numbers.h"
#include "ui/figure/hidden_entries.h"
#include "ui/figure/reading.h"

namespace attnscope {
namespace {

constexpr double reachOfLine = 6;  ///< in pixels

/// Returns the distance of a place from a line of at least one point.
double distanceTo(const QPolygonF& line, QPointF at) {
    double nearest = QLineF(line.front(), at).length();
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF from = line[i - 1], along = line[i] - from;
        const double length = QPointF::dotProduct(along, along);
        const double part =
            length > 0 ? std::clamp(QPointF::dotProduct(at - from, along) / length, 0.0, 1.0) : 0;
        nearest = std::min(nearest, QLineF(from + part * along, at).length());
    }
    return nearest;
}

bool isAt(const PlacedText& text, QPointF at) {
    return !text.text.isEmpty() && text.box.adjusted(-3, -2, 3, 2).contains(at);
}

FigurePart annotationAt(const PlotLayout& layout, QPointF at) {
    for (auto each = layout.annotations.rbegin(); each != layout.annotations.rend(); ++each)
        if (isAt(each->text, at) ||
            (!each->line.isEmpty() && distanceTo(each->line, at) <= reachOfLine))
            return {PartKind::annotation, {}, each->index, each->text.box};
    return {};
}

FigurePart textAt(const DrawnFigure& drawn, QPointF at) {
    const PlotLayout& layout = drawn.layout;
    if (isAt(layout.title, at))
        return {PartKind::title, {}, 0, layout.title.box};
    if (isAt(layout.caption, at))
        return {PartKind::y_label, {}, 0, layout.caption.box};
    if (isAt(layout.xCaption, at))
        return {PartKind::x_label, {}, 0, layout.xCaption.box};
    for (const PlacedLabel& label : layout.labels)
        if (isAt({label.text, label.box}, at))
            return {PartKind::name, entryKey(drawn.figure, label), 0, label.box};
        else if (label.sample.contains(at))
            return {PartKind::line, entryKey(drawn.figure, label)};
    return {};
}

FigurePart curveAt(const DrawnFigure& drawn, QPointF at) {
    double nearest = reachOfLine;
    FigurePart part;
    for (std::size_t i = 0; i < drawn.layout.traces.size(); ++i) {
        double distance = reachOfLine + 1;
        for (const TracePiece& piece : drawn.layout.traces[i].pieces)
            if (!piece.points.isEmpty())
                distance = std::min(distance, distanceTo(piece.points, at));
        for (const TraceMark& mark : drawn.layout.traces[i].marks)
            distance = std::min(distance, QLineF(mark.at, at).length());
        if (distance <= nearest) {
            nearest = distance;
            part = {PartKind::line, key_of(drawn.figure.curves[i])};
        }
    }
    return part;
}

}  // namespace

DrawnFigure drawnFigure(Figure own, Figure figure, QSizeF size, const FigureParts& parts) {
    const QSizeF whole(std::round(size.width()), std::round(size.height()));
    const LayoutRequest request{.size = whole,
                                .x = {figure.x.min, figure.x.max},
                                .y = {figure.y.min, figure.y.max},
                                .exported = true,
                                .titled = parts.title,
                                .marker = figure.marker,
                                .panel = parts.panel,
                                .edits = parts.edits,
                                .captionBeside = parts.captionBeside};
    PlotLayout layout = layOut(figure, request);
    return {std::move(own), std::move(figure), std::move(layout)};
}

FigurePart figurePartAt(const DrawnFigure& drawn, QPointF at) {
    if (const FigurePart part = annotationAt(drawn.layout, at); part != FigurePart())
        return part;
    if (const FigurePart part = textAt(drawn, at); part != FigurePart())
        return part;
    if (drawn.figure.table || !drawn.layout.plot.contains(at))
        return {};
    if (const FigurePart part = curveAt(drawn, at); part != FigurePart())
        return part;
    return {PartKind::plot};
}

DataPoint dataAt(const DrawnFigure& drawn, QPointF at) {
    const auto round = [](const AxisMap& map, double pixel) {
        const double low = std::min(map.from, map.to), high = std::max(map.from, map.to);
        const double value = map.value(std::clamp(pixel, low, high));
        return to_digits(value, positionDigits(map));
    };
    return {round(drawn.layout.x, at.x()), round(drawn.layout.y, at.y())};
}

}  // namespace attnscope
