#include "core/figures/figure_part.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>

#include "core/figures/texts.h"

namespace attnscope {
namespace {

bool covers(const Axis& axis, double from, double to) {
    return from <= axis.max && to >= axis.min;
}

/// Returns the x at which step i ends. In other styles a value has no width, and the result is its
/// own x.
double end_of(const Curve& curve, std::size_t i) {
    const bool is_step = curve.style == CurveStyle::steps && i + 1 < curve.x.size();
    return is_step ? curve.x[i + 1] : curve.x[i];
}

Curve inside(const Curve& curve, const Axis& x, const Axis& y) {
    Curve part = curve;
    part.x.clear();
    part.y.clear();
    part.error.clear();
    for (std::size_t i = 0; i < curve.x.size(); ++i) {
        const double value = curve.y[i], error = curve.error.empty() ? 0 : curve.error[i];
        const double reach = std::isnan(error) ? 0 : error;
        if (!covers(x, curve.x[i], end_of(curve, i)) ||
            !(std::isnan(value) || covers(y, value - reach, value + reach)))
            continue;
        part.x.push_back(curve.x[i]);
        part.y.push_back(value);
        if (!curve.error.empty())
            part.error.push_back(error);
    }
    return part;
}

Band inside(const Band& band, const Axis& x, const Axis& y) {
    Band part{band.label, band.kind, {}, {}, {}};
    for (std::size_t i = 0; i < band.x.size(); ++i)
        if (covers(x, band.x[i], band.x[i]) && covers(y, band.lower[i], band.upper[i])) {
            part.x.push_back(band.x[i]);
            part.lower.push_back(band.lower[i]);
            part.upper.push_back(band.upper[i]);
        }
    return part;
}

/// The columns and rows that lie inside.
Map inside(const Map& map, const Axis& x, const Axis& y) {
    Map part = map;
    part.x.clear();
    part.y.clear();
    part.values.clear();
    std::ranges::copy_if(map.x, std::back_inserter(part.x),
                         [&](double at) { return covers(x, at, at); });
    for (std::size_t i = 0; i < map.y.size(); ++i) {
        if (!covers(y, map.y[i], map.y[i]))
            continue;
        part.y.push_back(map.y[i]);
        for (std::size_t j = 0; j < map.x.size(); ++j)
            if (covers(x, map.x[j], map.x[j]))
                part.values.push_back(map.at(i, j));
    }
    return part;
}

Message range_of(const Axis& axis) {
    if (axis.unit.empty())
        return {"axis.range", "%1 from %2 to %3", {axis.label, axis.min, axis.max}};
    return {"axis.range-in-unit",
            "%1 from %2 to %3 %4",
            {axis.label, axis.min, axis.max, unit_name(axis.unit)}};
}

}  // namespace

Message axes_text(const Axis& x, const Axis& y) {
    return {"figure.part", "%1, %2", {range_of(x), range_of(y)}};
}

Figure within_axes(const Figure& figure) {
    Figure part = figure;
    for (Curve& curve : part.curves)
        curve = inside(curve, figure.x, figure.y);
    if (part.map)
        part.map = inside(*part.map, figure.x, figure.y);
    for (Band& band : part.bands)
        band = inside(band, figure.x, figure.y);
    std::erase_if(part.points, [&](const Point& point) {
        return !covers(figure.x, point.x, point.x) || !covers(figure.y, point.y, point.y);
    });
    part.notes.emplace_back("note.part", "part: %1", std::vector{axes_text(figure.x, figure.y)});
    return part;
}

}  // namespace attnscope
