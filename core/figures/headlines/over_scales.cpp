#include <algorithm>
#include <cmath>

#include "core/figures/entries.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/interpolate.h"
#include "core/figures/texts.h"
#include "core/softmax/entropy_unit.h"

namespace attnscope {
namespace {

/// Returns the end of the range, from the smallest scales on, in which an approximation holds; 0 if
/// it does not hold there.
double end_of_first_range(const Curve& curve) {
    return curve.holds.empty() || std::isfinite(curve.holds.front().from) ? 0
                                                                          : curve.holds.front().to;
}

/// Returns the approximation that holds farthest, counted from the smallest scales on; null if none
/// holds there.
const Curve* farthest(const Figure& figure) {
    const Curve* best = nullptr;
    for (const Curve& curve : figure.curves)
        if (is_known_approximation(curve) && end_of_first_range(curve) > 0 &&
            (!best || end_of_first_range(curve) > end_of_first_range(*best)))
            best = &curve;
    return best;
}

/// Returns the approximation that is farthest from the exact curve at an abscissa, of those that do
/// not hold there; null if all hold.
const Curve* worst_at(const Figure& figure, double x) {
    const auto error = [&](const Curve& curve) {
        return std::abs(value_at(curve, figure.x, x) -
                        value_at(figure.curves.front(), figure.x, x));
    };
    const Curve* worst = nullptr;
    for (const Curve& curve : figure.curves)
        if (is_known_approximation(curve) && !holds_at(curve, x) && std::isfinite(error(curve)) &&
            (!worst || error(curve) > error(*worst)))
            worst = &curve;
    return worst;
}

const Point* point_with_key(const Figure& figure, std::string_view key) {
    const auto found = std::ranges::find(figure.points, key, &Point::key);
    return found == figure.points.end() ? nullptr : &*found;
}

}  // namespace

Message entropy_over_scales_headline(const Figure& figure, double marker) {
    if (Message said = measured_rows_headline(figure); !said.empty())
        return said;
    if (Message said = equal_weights_headline(figure, marker); !said.empty())
        return said;
    const double lambda = place_of_marker(figure, marker),
                 exact = value_at(figure.curves.front(), figure.x, lambda);
    const std::string here = short_text(lambda, 3);
    const std::string keys = short_text(std::exp(exact / entropy_unit(figure.y.unit).factor), 3);
    const Curve *const best = farthest(figure), *const worst = worst_at(figure, lambda);
    if (std::isnan(exact) || marker < figure.x.min)
        return {};
    if (!figure.normalizer.empty() && keys == "1")
        return {"headline.one-key-of-normalizer",
                "Under %1 a random row looks at one key at λ = %2.",
                {figure.normalizer, here}};
    if (!figure.normalizer.empty())
        return {"headline.keys-of-normalizer",
                "Under %1 a random row looks at ≈ %2 keys at λ = %3.",
                {figure.normalizer, keys, here}};
    if (!best)
        return {"headline.keys-here", "A random row looks at ≈ %1 keys at λ = %2.", {keys, here}};
    const double end = end_of_first_range(*best);
    if (!std::isfinite(end) && worst) {
        const double error = std::abs(value_at(*worst, figure.x, lambda) - exact);
        return {"headline.one-holds-everywhere",
                "For every λ shown %1 is right; %2 is %3 %4 off at λ = %5.",
                {name_of(*best), name_of(*worst), short_text(error, 2), unit_name(figure.y.unit),
                 here}};
    }
    if (!std::isfinite(end))
        return {"headline.all-hold", "Every approximation is right at λ = %1.", {here}};
    const Message name = name_of(*best);
    const std::string most = scale_text(end, Rounding::down);
    if (keys == "1")
        return {"headline.one-key-up-to",
                "A random row looks at one key; %1 is right up to λ = %2.",
                {name, most}};
    return {"headline.holds-up-to",
            "A random row looks at ≈ %1 keys; %2 is right up to λ = %3.",
            {keys, name, most}};
}

Message gradient_over_scales_headline(const Figure& figure, double marker) {
    if (Message said = measured_rows_headline(figure); !said.empty())
        return said;
    if (Message said = equal_weights_headline(figure, marker); !said.empty())
        return said;
    const Curve& exact = figure.curves.front();
    const auto highest = std::ranges::max_element(exact.y);
    if (highest == exact.y.end() || !(*highest > 0))
        return {};
    const bool annealed_peaks = point_with_key(figure, "annealed-optimum");
    if (*highest > exact.y.back() * 1.001)
        return {"headline.gradient-peak",
                "The mean gradient of random rows is largest at λ = %1, where it is %2.",
                {scale_text(exact.x[static_cast<std::size_t>(highest - exact.y.begin())]),
                 short_text(*highest, 2)}};
    const Curve* const limit = curve_with_key(figure, "limit");
    const bool levels_off = limit && exact.y.back() > 0.95 * limit->y.back();
    if (annealed_peaks && levels_off)
        return {"headline.gradient-without-peak",
                "Random rows' gradient nears %1; “annealed” wrongly has a peak.",
                {short_text(limit->y.back(), 2)}};
    if (annealed_peaks)
        return {"headline.gradient-still-rises",
                "Random rows' gradient rises to %1 here; “annealed” wrongly has a peak.",
                {short_text(exact.y.back(), 2)}};
    return {"headline.gradient-rises",
            "The mean gradient of random rows rises with λ, up to %1 on this axis.",
            {short_text(exact.y.back(), 2)}};
}

Message jacobian_norms_headline(const Figure& figure, double) {
    const Point *const with_root = point_with_key(figure, "unit-deviation"), *const without =
                                                                                 point_with_key(
                                                                                     figure,
                                                                                     "no-root");
    if (!with_root || !without)
        return {};
    const std::string with = short_text(with_root->y, 3), apart = short_text(without->y, 3);
    if (with == apart)
        return {};
    return {"headline.jacobian",
            "With 1/√d %1 of the gradient on logits remains; without it, %2.",
            {with, apart}};
}

}  // namespace attnscope
