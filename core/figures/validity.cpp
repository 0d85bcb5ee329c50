#include "core/figures/validity.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <numeric>
#include <utility>

#include "core/figures/interpolate.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// An approximation beside the exact curve, anywhere on their axis.
class Judgement {
public:
    Judgement(const Curve& approximation, const Curve& exact, const Axis& axis,
              const Tolerance& tolerance)
        : approximation_(approximation), exact_(exact), axis_(axis), tolerance_(tolerance) {}

    std::size_t points() const { return approximation_.x.size(); }
    double x(std::size_t i) const { return approximation_.x[i]; }

    bool holds(double x) const {
        return attnscope::holds(value_at(approximation_, axis_, x), value_at(exact_, axis_, x),
                                tolerance_);
    }

    bool lies_above(double x) const {
        return value_at(approximation_, axis_, x) > value_at(exact_, axis_, x);
    }

    /// Returns two abscissas close to one another between `inside` and `outside`, with `yes` true
    /// at the first and false at the second. `yes` must be true at `inside`.
    std::pair<double, double> boundary(double inside, double outside,
                                       const std::function<bool(double)>& yes) const {
        constexpr int steps = 36;  // 1e-11 of the distance of the points
        for (int step = 0; step < steps; ++step) {
            const double middle = axis_.logarithmic ? std::sqrt(inside) * std::sqrt(outside)
                                                    : std::midpoint(inside, outside);
            (yes(middle) ? inside : outside) = middle;
        }
        return {inside, outside};
    }

    /// Returns the last abscissa at which the approximation holds, going from `holding` to
    /// `failing`.
    double end_of_range(double holding, double failing) const {
        return boundary(holding, failing, [this](double at) { return holds(at); }).first;
    }

    /// Returns the range about a crossing of the two curves in which the approximation holds,
    /// between two abscissas at which it fails. Empty if the curves do not cross, or cross too
    /// steeply for a number between.
    std::vector<Interval> about_crossing(double left, double right) const {
        const bool above = lies_above(left);
        if (above == lies_above(right))
            return {};
        const double crossing =
            boundary(left, right, [&](double at) { return lies_above(at) == above; }).first;
        if (!holds(crossing))
            return {};
        return {{end_of_range(crossing, left), end_of_range(crossing, right)}};
    }

private:
    const Curve &approximation_, &exact_;
    const Axis& axis_;
    Tolerance tolerance_;
};

/// Returns the number that a text is, which may have thin spaces between groups of digits.
double number_in(std::string text) {
    constexpr std::string_view thin_space = "\u2009";
    for (std::size_t at = 0; (at = text.find(thin_space)) != std::string::npos;)
        text.erase(at, thin_space.size());
    return parse_real(text).value_or(infinity);
}

/// "λ ≤ 0.41", "λ = 0.5 … 0.6".
Message range_text(const Interval& range, const std::string& symbol, RoundedText text) {
    if (range.from == -infinity && range.to == infinity)
        return {"range.all", "every %1", {symbol}};
    if (range.from == -infinity)
        return symbol + " ≤ " + text(range.to, Rounding::down);
    if (range.to == infinity)
        return symbol + " ≥ " + text(range.from, Rounding::up);
    const std::string from = text(range.from, Rounding::up), to = text(range.to, Rounding::down);
    const bool is_narrow = number_in(from) >= number_in(to);
    return symbol + " = " +
           (is_narrow ? text(std::midpoint(range.from, range.to), Rounding::nearest)
                      : from + " … " + to);
}

Message ranges_text(const Curve& curve, const std::string& symbol, RoundedText text) {
    if (curve.holds.empty())
        return {"range.none", "no %1 shown", {symbol}};
    Message ranges;
    for (const Interval& range : curve.holds) {
        const Message one = range_text(range, symbol, text);
        ranges = ranges.empty() ? one : Message("range.or", "%1 or %2", {ranges, one});
    }
    return ranges;
}

bool is_approximation(const Curve& curve) {
    return curve.kind.is_approximation;
}

/// Returns the ranges without the range `taken`.
std::vector<Interval> without(const std::vector<Interval>& ranges, const Interval& taken) {
    std::vector<Interval> rest;
    for (const Interval& range : ranges) {
        if (range.from < taken.from)
            rest.push_back({range.from, std::min(range.to, taken.from)});
        if (range.to > taken.to)
            rest.push_back({std::max(range.from, taken.to), range.to});
    }
    return rest;
}

}  // namespace

std::vector<Interval> where_it_holds(const Curve& approximation, const Curve& exact,
                                     const Axis& axis, const Tolerance& tolerance) {
    const Judgement both(approximation, exact, axis, tolerance);
    std::vector<Interval> ranges;
    for (std::size_t i = 0; i < both.points(); ++i) {
        const double x = both.x(i), before = i > 0 ? both.x(i - 1) : x;
        const bool held = !ranges.empty() && ranges.back().to == infinity;
        const bool now = both.holds(x);
        if (now && !held)
            ranges.push_back({i > 0 ? both.end_of_range(x, before) : -infinity, infinity});
        else if (held && !now)
            ranges.back().to = both.end_of_range(before, x);
        else if (!held && i > 0)
            std::ranges::copy(both.about_crossing(before, x), std::back_inserter(ranges));
    }
    return ranges;
}

Message ranges_note(std::span<const Curve> judged, const Message& within, const std::string& symbol,
                    RoundedText text, const Message& exact) {
    Message all;
    for (const Curve& curve : judged) {
        const Message range = ranges_text(curve, symbol, text);
        all = all.empty()
                  ? Message("note.first-range", "%1 holds for %2", {curve.label, range})
                  : Message("note.further-range", "%1; %2 for %3", {all, curve.label, range});
    }
    return {"note.ranges", "%1 (each within %2 of the %3).", {all, within, exact}};
}

std::vector<Interval> where_none_holds(const Figure& figure) {
    const auto is_shown = [](const Curve& curve) {
        return is_approximation(curve) && !curve.x.empty();
    };
    std::vector<Interval> rest;
    if (std::ranges::any_of(figure.curves, is_shown))
        rest = {Interval{}};
    for (const Curve& curve : figure.curves)
        for (const Interval& range : curve.holds)
            if (is_shown(curve))
                rest = without(rest, range);
    return rest;
}

}  // namespace attnscope
