#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <vector>

#include "core/figures/entries.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/interpolate.h"
#include "core/special/angle_unit.h"

namespace attnscope {
namespace {

/// Returns the half width, about the middle of the axis, of the interval that holds nine tenths of
/// the mass of a symmetric density. Between the curve's points it uses the midpoint rule, with
/// parts so small that the width is right to more than two digits.
double width_of_nine_tenths(const Curve& density, const Axis& axis) {
    constexpr int parts = 4;
    const double middle = std::midpoint(axis.min, axis.max);
    double mass = 0, from = middle;
    for (const double to : density.x) {
        if (to <= from)
            continue;
        const double step = (to - from) / parts;
        for (int part = 0; part < parts; ++part) {
            const double at = from + step * (part + 0.5);
            const double more = 2 * step * value_at(density, axis, at);
            if (mass + more >= 0.9)
                return at - step / 2 + step * (0.9 - mass) / more - middle;
            mass += more;
        }
        from = to;
    }
    return axis.max - middle;
}

/// Returns the standard deviation of all measured logits, as the note of the figure has it: the
/// histogram leaves out the tails.
std::optional<Message> measured_deviation(const Figure& figure) {
    const auto note = std::ranges::find(figure.notes, "note.measured-logits", &Message::key);
    return note == figure.notes.end() ? std::nullopt : std::optional(note->parts[2]);
}

}  // namespace

Message angles_headline(const Figure& figure, double) {
    std::vector<const Curve*> exact;
    for (const Curve& curve : figure.curves)
        if (curve.kind == CurveKind::exact)
            exact.push_back(&curve);
    const auto unit = std::ranges::find(angle_units(), figure.x.unit, &AngleUnit::sign);
    if (exact.empty() || unit == angle_units().end())
        return {};
    const auto width = [&](const Curve* curve) {
        return short_text(width_of_nine_tenths(*curve, figure.x), 2) + figure.x.unit;
    };
    const std::string_view right = unit->right_angle;
    if (exact.size() == 1)
        return {"headline.angles",
                "Nine in ten random directions are within %1 of %2.",
                {width(exact.front()), right}};
    return {
        "headline.angles-of-dimensions",
        "Nine in ten random directions are within %1 of %5 at %2, and within %3 at %4.",
        {width(exact.front()), exact.front()->tag, width(exact.back()), exact.back()->tag, right}};
}

Message row_weights_headline(const Figure& figure, double) {
    const auto point = std::ranges::find(figure.points, "effective-keys", &Point::key);
    if (point == figure.points.end())
        return {};
    return {"headline.row-weights",
            "The row's entropy is that of %1 equally weighted keys; it sees %2.",
            {short_text(point->x, 3), length_text(figure.curves.front().x.back())}};
}

Message scores_headline(const Figure& figure, double) {
    const auto measured = std::ranges::find(figure.curves, CurveKind::measured, &Curve::kind);
    const Curve* const curve = measured != figure.curves.end() ? &*measured
                               : figure.curves.empty()         ? nullptr
                                                               : &figure.curves.front();
    if (!curve || curve->kind == CurveKind::bound)
        return {};
    double mass = 0, mean = 0, square = 0;
    for (std::size_t i = 0; i + 1 < curve->x.size(); ++i) {
        const double width = curve->x[i + 1] - curve->x[i],
                     at = std::midpoint(curve->x[i], curve->x[i + 1]),
                     height = curve->style == CurveStyle::steps
                                  ? curve->y[i]
                                  : std::midpoint(curve->y[i], curve->y[i + 1]);
        if (!std::isfinite(height))
            return {};
        mass += height * width;
        mean += height * width * at;
        square += height * width * at * at;
    }
    if (!(mass > 0))
        return {};
    const double deviation = std::sqrt(std::max(square / mass - std::pow(mean / mass, 2), 0.0));
    if (curve->kind == CurveKind::measured)
        return {"headline.logits-of-matrix",
                "The matrix's logits spread by a standard deviation of %1 before the softmax.",
                {measured_deviation(figure).value_or(short_text(deviation, 3))}};
    return {"headline.logits",
            "Random logits spread by a standard deviation of %1 before the softmax.",
            {short_text(deviation, 2)}};
}

}  // namespace attnscope
