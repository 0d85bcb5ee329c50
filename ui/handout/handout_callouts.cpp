#include "ui/handout/handout_callouts.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/figures/entries.h"
#include "ui/figure/drawn_figure.h"
#include "ui/figure/plot_ink.h"
#include "ui/look/text.h"
#include "ui/look/text_metrics.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

/// Returns the places in the plot of what has the key of an entry.
std::vector<QPointF> placesOf(const DrawnFigure& drawn, const std::string& key) {
    std::vector<QPointF> all;
    const auto add = [&](double x, double y) {
        const QPointF at(drawn.layout.x.pixel(x), drawn.layout.y.pixel(y));
        if (std::isfinite(at.x() + at.y()) && drawn.layout.plot.contains(at))
            all.push_back(at);
    };
    for (const Curve& curve : drawn.figure.curves)
        for (std::size_t i = 0; key_of(curve) == key && i < curve.x.size(); ++i)
            add(curve.x[i], curve.y[i]);
    for (const Band& band : drawn.figure.bands)
        for (std::size_t i = 0; key_of(band) == key && i < band.x.size(); ++i)
            add(band.x[i], band.lower[i]);
    for (const Point& point : drawn.figure.points)
        if (key_of(point) == key)
            add(point.x, point.y);
    return all;
}

/// Returns the beginning of an arrow to `tip` whose text, behind the beginning, covers least.
QPointF beginningOf(QPointF tip, QSizeF text, const std::vector<QPointF>& taken,
                    const QRectF& plot) {
    constexpr double near = 22, far = 44, outside = 1000;
    const auto cost = [&](QPointF from) {
        const double side = from.x() < tip.x() ? -1 : 1, up = from.y() < tip.y() ? -1 : 1;
        const QPointF centre = from + QPointF(side * text.width() / 2, up * text.height() / 2);
        const QRectF box =
            QRectF(centre - QPointF(text.width(), text.height()) / 2, text).adjusted(-4, -4, 4, 4);
        const auto covered =
            std::ranges::count_if(taken, [&](QPointF each) { return box.contains(each); });
        return static_cast<double>(covered) + (plot.contains(box) ? 0 : outside) +
               std::hypot(from.x() - tip.x(), from.y() - tip.y()) / far;
    };
    std::vector<QPointF> places;
    for (const double x : {near, -near, far, -far})
        for (const double y : {near, -near, far, -far})
            places.push_back(tip + QPointF(x, y));
    return *std::ranges::min_element(places, {}, cost);
}

}  // namespace

std::vector<Annotation> arrowsOf(const std::vector<LessonCallout>& callouts,
                                 const DrawnFigure& drawn) {
    constexpr double wanted_part = 0.6;  // of the plot's width, at which a curve is pointed at
    std::vector<Annotation> arrows;
    const QRectF& plot = drawn.layout.plot;
    const TextMetrics metrics(uiFont(textsize::small));
    constexpr double apart = 4;
    const std::vector<QPointF> taken =
        pointsOn(plotInk(drawn.figure, drawn.layout, {}).lines, apart);
    for (const LessonCallout& callout : callouts) {
        const auto* named = std::get_if<LessonCallout::Curve>(&callout.target);
        const std::string key = named ? entry_meant(drawn.figure, named->curve) : std::string();
        const std::vector<QPointF> places =
            key.empty() ? std::vector<QPointF>() : placesOf(drawn, key);
        if (places.empty())
            continue;
        const double wanted = plot.left() + wanted_part * plot.width();
        const QPointF tip = *std::ranges::min_element(
            places, {}, [&](QPointF each) { return std::abs(each.x() - wanted); });
        const QSizeF size(widthOf(metrics, toQString(callout.text)), lineHeight);
        arrows.push_back({AnnotationKind::arrow, dataAt(drawn, beginningOf(tip, size, taken, plot)),
                          dataAt(drawn, tip), callout.text});
    }
    return arrows;
}

}  // namespace attnscope
