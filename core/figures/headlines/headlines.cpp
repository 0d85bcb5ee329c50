#include "core/figures/headlines/headlines.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/figures/entries.h"
#include "core/figures/grids.h"
#include "core/figures/interpolate.h"

namespace attnscope {

double place_of_marker(const Figure& figure, double marker) {
    const Axis& axis = figure.x;
    if (!std::isnan(marker))
        return std::clamp(marker, axis.min, axis.max);
    return axis.logarithmic ? std::sqrt(axis.min * axis.max) : std::midpoint(axis.min, axis.max);
}

std::string keys_text(double keys) {
    return short_text(keys, keys < 100 ? 2 : 3);
}

const Curve* curve_with_key(const Figure& figure, std::string_view key) {
    const auto found = std::ranges::find_if(
        figure.curves, [&](const Curve& curve) { return key_of(curve) == key; });
    return found == figure.curves.end() ? nullptr : &*found;
}

Message equal_weights_headline(const Figure& figure, double marker) {
    if (figure.x.field == "lambda" ? marker != 0 : !figure.is_without_scale)
        return {};
    return {"headline.equal-weights", "At λ = 0 every key of a random row gets the same weight."};
}

std::optional<Doubling> doubling_at(const Curve& curve, const Axis& axis, double n, bool relative) {
    n = std::min(n, axis.max / 2);
    const auto value = [&](double x) { return value_at(curve, axis, x); };
    const auto change = [&](double x) {
        return relative ? value(2 * x) / value(x) - 1 : value(2 * x) - value(x);
    };
    const double now = change(n);
    if (std::isnan(now))
        return std::nullopt;
    Doubling doubling{value(n), value(2 * n), true, now, now};
    for (double x = std::min(n, axis.max / 64); 2 * x <= axis.max; x *= 2) {
        const double each = change(x);
        doubling.lasts = doubling.lasts && std::abs(each - now) <= 0.1 * std::abs(now);
        doubling.least = std::min(doubling.least, each);
        doubling.most = std::max(doubling.most, each);
    }
    return doubling;
}

}  // namespace attnscope
