#include <algorithm>
#include <cmath>

#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/interpolate.h"
#include "core/figures/texts.h"

namespace attnscope {
namespace {

/// "n = 512" or "λ = 0.125".
Message place_text(const Figure& figure, double x) {
    if (figure.x.field == "n")
        return {"headline.at-length", "n = %1", {length_text(x)}};
    return {"headline.at-scale", "λ = %1", {short_text(x, 3)}};
}

Message quantity_text(const Figure& figure, double y) {
    const std::string number = short_text(y, 3);
    if (figure.y.unit.empty())
        return number;
    return {"headline.with-unit", "%1 %2", {number, unit_name(figure.y.unit)}};
}

}  // namespace

Message family_headline(const Figure& figure, double marker) {
    const auto is_member = [](const Curve& each) { return each.kind == CurveKind::family; };
    const auto first = std::ranges::find_if(figure.curves, is_member);
    const auto last = std::find_if(figure.curves.rbegin(), figure.curves.rend(), is_member);
    if (first == figure.curves.end() || figure.x.field.empty())
        return {};
    const double x = place_of_marker(figure, marker), one = value_at(*first, figure.x, x),
                 other = value_at(*last, figure.x, x);
    if (std::isnan(one) || std::isnan(other))
        return {};
    return {"headline.family",
            "At %1, %2 is %3 for %4 and %5 for %6.",
            {place_text(figure, x), figure.y.label, quantity_text(figure, one), first->label,
             quantity_text(figure, other), last->label}};
}

}  // namespace attnscope
