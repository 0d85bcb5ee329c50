#include "ui/figure/curve_tags.h"

#include <QFontMetricsF>
#include <algorithm>

#include "ui/figure/label_metrics.h"
#include "ui/look/theme.h"
#include "ui/look/translated.h"

namespace attnscope {

namespace {

constexpr double gap = 5;  ///< between a curve and its tag

/// The boxes in which a curve's tag may stand, the best first: above its highest point, then down
/// its right flank, then down its left one.
std::vector<QRectF> placesOf(const QPolygonF& line, const QSizeF& size) {
    const auto peak = std::min_element(line.begin(), line.end(),
                                       [](QPointF a, QPointF b) { return a.y() < b.y(); });
    const double width = size.width(), height = size.height();
    std::vector<QRectF> places{{*peak - QPointF(width / 2, height + 1), size}};
    // Beside a steep flank, on a gentle one.
    for (const double up : {height / 2, height + 1}) {
        for (auto at = peak; at != line.end(); ++at)
            places.emplace_back(*at + QPointF(gap, -up), size);
        for (auto at = peak; at != line.begin(); --at)
            places.emplace_back(*at - QPointF(gap + width, up), size);
    }
    return places;
}

bool crosses(const Trace& trace, const QRectF& box) {
    return std::any_of(trace.pieces.begin(), trace.pieces.end(), [&](const TracePiece& piece) {
        return !clipPolyline(piece.points, box).empty();
    });
}

bool isFree(const Figure& figure, const PlotLayout& layout, const QRectF& box, bool ofAllCurves) {
    if (!layout.plot.contains(box))
        return false;
    for (std::size_t i = 0; i < layout.traces.size(); ++i)
        if ((ofAllCurves || figure.curves[i].kind == CurveKind::exact) &&
            crosses(layout.traces[i], box))
            return false;
    return std::none_of(layout.tags.begin(), layout.tags.end(),
                        [&](const PlacedTag& other) { return other.box.intersects(box); });
}

QRectF bestPlace(const Figure& figure, const PlotLayout& layout, const QPolygonF& line,
                 const QSizeF& size) {
    const std::vector<QRectF> places = placesOf(line, size);
    for (const bool ofAllCurves : {true, false})
        for (const QRectF& place : places)
            if (isFree(figure, layout, place, ofAllCurves))
                return place;
    return {};
}

}  // namespace

void placeTags(const Figure& figure, bool hasColumn, PlotLayout& layout) {
    const QFontMetricsF metrics(uiFont(textsize::small));
    for (std::size_t i = 0; i < figure.curves.size(); ++i) {
        const QString text = translated(figure.curves[i].tag);
        const bool namedAtEnd = hasColumn && figure.curves[i].legend.empty();
        if (text.isEmpty() || namedAtEnd || layout.traces[i].pieces.empty())
            continue;
        const QSizeF size(widthOf(metrics, text), lineHeight - 2);
        const QRectF box = bestPlace(figure, layout, layout.traces[i].pieces.front().points, size);
        if (!box.isEmpty())
            layout.tags.push_back({i, text, box});
    }
}

}  // namespace attnscope
