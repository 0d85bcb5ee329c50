#include "ui/figure/curve_tags.h"

#include <algorithm>
#include <utility>

#include "ui/figure/label_metrics.h"
#include "ui/look/text_metrics.h"
#include "ui/look/theme.h"
#include "ui/look/translated.h"

namespace attnscope {

namespace {

constexpr double gap = 5;  ///< between a curve and its tag

/// The boxes beside a curve in which its tag may stand, the best first: above its highest point,
/// then down its right flank, then down its left one.
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

/// The boxes upon it, from beyond its middle, where a marker often stands, to its ends.
std::vector<QRectF> placesUpon(const QPolygonF& line, const QSizeF& size) {
    std::vector<QRectF> places;
    const qsizetype start = line.size() * 7 / 10;
    for (qsizetype away = 0; away <= start; ++away)
        for (const qsizetype at : {start - away, start + away})
            if (at < line.size())
                places.emplace_back(line[at] - QPointF(size.width() / 2, size.height() / 2), size);
    return places;
}

/// Whether nothing but its tag says which one a curve is; of a map's lines the colours do.
bool tellsAlone(const Curve& curve) {
    return !curve.legend.empty() && curve.kind != CurveKind::contour;
}

/// What a tag may not cover.
enum class Apart { fromAllCurves, fromOtherCurves, fromTags };

class TagPlacer {
public:
    TagPlacer(const Figure& figure, PlotLayout& layout, std::size_t curve, const QSizeF& size)
        : figure_(figure),
          layout_(layout),
          curve_(curve),
          beside_(placesOf(layout.traces[curve].pieces.front().points, size)),
          upon_(placesUpon(layout.traces[curve].pieces.front().points, size)) {}

    QRectF best() const {
        for (const auto& [places, apart] :
             {std::pair(&beside_, Apart::fromAllCurves), std::pair(&upon_, Apart::fromOtherCurves),
              std::pair(&beside_, Apart::fromTags)})
            if (apart != Apart::fromTags || alone_)
                for (const QRectF& place : *places)
                    if (isFree(place, apart))
                        return place;
        return {};
    }

private:
    bool mayCover(std::size_t other, Apart apart) const {
        if (apart == Apart::fromOtherCurves)
            return other == curve_;
        return apart == Apart::fromTags && figure_.curves[other].kind != CurveKind::exact;
    }

    bool isFree(const QRectF& box, Apart apart) const {
        if (!layout_.plot.contains(box))
            return false;
        for (std::size_t i = 0; i < layout_.traces.size(); ++i)
            if (!mayCover(i, apart) && crosses(layout_.traces[i], box))
                return false;
        return std::ranges::none_of(
            layout_.tags, [&](const PlacedTag& other) { return other.box.intersects(box); });
    }

    const Figure& figure_;
    const PlotLayout& layout_;
    const std::size_t curve_;
    const bool alone_ = tellsAlone(figure_.curves[curve_]);
    const std::vector<QRectF> beside_, upon_;
};

}  // namespace

void placeTags(const Figure& figure, bool hasColumn, PlotLayout& layout) {
    const TextMetrics metrics(uiFont(textsize::small));
    for (std::size_t i = 0; i < figure.curves.size(); ++i) {
        const QString text = translated(figure.curves[i].tag);
        const bool namedAtEnd = hasColumn && figure.curves[i].legend.empty();
        if (text.isEmpty() || namedAtEnd || layout.traces[i].pieces.empty())
            continue;
        const QSizeF size(widthOf(metrics, text), lineHeight - 2);
        const QRectF box = TagPlacer(figure, layout, i, size).best();
        if (!box.isEmpty())
            layout.tags.push_back({i, text, box});
    }
}

}  // namespace attnscope
