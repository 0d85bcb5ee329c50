#include "ui/figure/curve_tags.h"

#include <algorithm>

#include "ui/figure/ink_map.h"
#include "ui/figure/label_metrics.h"
#include "ui/figure/paint.h"
#include "ui/look/text_metrics.h"
#include "ui/look/theme.h"
#include "ui/look/translated.h"

namespace attnscope {

namespace {

constexpr double tagGap = 5;      ///< between a curve and its tag
constexpr double halfAPen = 3;    ///< half the width of the broadest line and a small distance
constexpr qsizetype spots = 120;  ///< how many points of a curve are tried as places for its tag

/// Returns the boxes beside a curve in which its tag may be put, the best first: above the highest
/// point; then beside the curve, above it, below it, each time to the right of the peak first and
/// then to its left.
std::vector<QRectF> placesOf(const QPolygonF& line, const QSizeF& size) {
    const auto peak = std::min_element(line.begin(), line.end(),
                                       [](QPointF a, QPointF b) { return a.y() < b.y(); });
    const double width = size.width(), height = size.height();
    const qsizetype step = std::max<qsizetype>(1, line.size() / spots);
    std::vector<QRectF> places{{*peak - QPointF(width / 2, height + tagGap), size}};
    // Centred beside the curve, above it, below it.
    for (const double up : {height / 2, height + tagGap, -tagGap}) {
        for (qsizetype at = peak - line.begin(); at < line.size(); at += step)
            places.emplace_back(line[at] + QPointF(tagGap, -up), size);
        for (qsizetype at = peak - line.begin(); at > 0; at -= step)
            places.emplace_back(line[at] - QPointF(tagGap + width, up), size);
    }
    return places;
}

/// Returns the map of all that is drawn on the axes.
InkMap inkOf(const Figure& figure, const PlotLayout& layout) {
    InkMap ink(layout.plot);
    for (const Trace& trace : layout.traces) {
        for (const TracePiece& piece : trace.pieces)
            ink.draw(piece.points, halfAPen);
        for (const TraceMark& mark : trace.marks)
            ink.fill(QRectF(QPointF(mark.at.x(), mark.high), QPointF(mark.at.x(), mark.low))
                         .adjusted(-ringRadius, -ringRadius, ringRadius, ringRadius));
    }
    for (const Point& point : figure.points) {
        const QPointF at(layout.x.pixel(point.x), layout.y.pixel(point.y));
        if (isInPlot(at, layout.plot))
            ink.draw(QPolygonF({at}), ringRadius + 2);
    }
    if (layout.legendBox)
        ink.fill(*layout.legendBox);
    if (layout.inset)
        ink.fill(layout.inset->box);
    ink.dry();
    return ink;
}

const TracePiece* longest(const Trace& trace) {
    const auto found = std::ranges::max_element(
        trace.pieces, {}, [](const TracePiece& piece) { return piece.points.size(); });
    return found == trace.pieces.end() ? nullptr : &*found;
}

/// Returns the texts that a tag may have, the best first: the number alone fits between close lines
/// of equal value.
QStringList wordingsOf(const Curve& curve) {
    QStringList wordings{translated(curve.tag)};
    if (curve.kind == CurveKind::contour && !curve.tag.parts.empty())
        wordings.append(translated(curve.tag.parts.front()));
    return wordings;
}

/// Whether a curve has an entry of its own in the column of labels, which is placed later, or in
/// the legend.
bool hasOwnEntry(const Figure& figure, std::size_t curve, const PlotFrame& frame,
                 const PlotLayout& layout) {
    if (isToldByTag(figure.curves[curve]))
        return !frame.tagsTell;
    if (!figure.curves[curve].legend.empty())
        return false;
    return frame.hasColumn || !frame.hasLegend ||
           std::ranges::any_of(layout.labels, [&](const PlacedLabel& label) {
               return label.target == LabelTarget::curve && label.index == curve;
           });
}

}  // namespace

bool isToldByTag(const Curve& curve) {
    return !curve.tag.empty() && !curve.legend.empty() && curve.kind != CurveKind::contour;
}

bool areAllTold(const Figure& figure, const PlotLayout& layout) {
    for (std::size_t i = 0; i < figure.curves.size(); ++i)
        if (isToldByTag(figure.curves[i]) && !layout.traces[i].pieces.empty() &&
            std::ranges::find(layout.tags, i, &PlacedTag::curve) == layout.tags.end())
            return false;
    return true;
}

void placeTags(const Figure& figure, const PlotFrame& frame, PlotLayout& layout) {
    const auto isTagged = [](const Curve& curve) { return !curve.tag.empty(); };
    if (std::ranges::none_of(figure.curves, isTagged))
        return;
    const TextMetrics metrics(uiFont(textsize::small));
    const InkMap ink = inkOf(figure, layout);
    for (std::size_t i = 0; i < figure.curves.size(); ++i) {
        const TracePiece* const line = longest(layout.traces[i]);
        if (!isTagged(figure.curves[i]) || !line || hasOwnEntry(figure, i, frame, layout))
            continue;
        const auto isFree = [&](const QRectF& box) {
            return ink.isFree(box) && std::ranges::none_of(layout.tags, [&](const PlacedTag& tag) {
                       return tag.box.intersects(box);
                   });
        };
        for (const QString& text : wordingsOf(figure.curves[i])) {
            const std::vector<QRectF> places =
                placesOf(line->points, {widthOf(metrics, text), lineHeight - 2});
            if (const auto place = std::ranges::find_if(places, isFree); place != places.end()) {
                layout.tags.push_back({i, text, *place});
                break;
            }
        }
    }
}

}  // namespace attnscope
