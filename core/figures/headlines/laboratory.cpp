#include <algorithm>
#include <cmath>

#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/lab_figures.h"

namespace attnscope {
namespace {

/// Two digits after the point, as tables of such results have them.
std::string lab_text(double value) {
    const auto hundredths = std::llround(100 * value);
    const std::string after = std::to_string(std::abs(hundredths) % 100);
    return (hundredths < 0 ? "−" : "") + std::to_string(std::abs(hundredths) / 100) + '.' +
           (after.size() < 2 ? "0" : "") + after;
}

std::vector<const Curve*> trained_curves(const Figure& figure) {
    std::vector<const Curve*> curves;
    for (const Curve& curve : figure.curves)
        if (curve.kind == CurveKind::trained && curve.legend.empty() && !curve.x.empty())
            curves.push_back(&curve);
    return curves;
}

/// Returns the index of the last point of a curve at or below n.
std::size_t point_at(const Curve& curve, double n) {
    const auto past = std::ranges::upper_bound(curve.x, n);
    return past == curve.x.begin() ? 0 : static_cast<std::size_t>(past - curve.x.begin()) - 1;
}

/// Returns the last point at the lengths trained at, or the first one.
std::size_t point_trained(const Figure& figure, const Curve& curve) {
    return figure.bands.empty() ? 0 : point_at(curve, figure.bands.front().x.back());
}

/// "1/√d falls from 0.91 at n = 32 to 0.37 at 1,024"
Message course_of(const Curve& curve, std::size_t from, std::size_t to) {
    const double first = curve.y[from], last = curve.y[to];
    const double hardly = 0.02 * std::max(1.0, std::abs(first));
    const std::vector<Message> parts = {curve.label, lab_text(first), length_text(curve.x[from]),
                                        lab_text(last), length_text(curve.x[to])};
    if (from == to)
        return {"headline.lab-at", "%1 has %2 at n = %3", {parts[0], parts[1], parts[2]}};
    if (std::abs(last - first) <= hardly)
        return {"headline.lab-keeps", "%1 keeps to %4 from n = %3 to %5", parts};
    return last < first
               ? Message("headline.lab-falls", "%1 falls from %2 at n = %3 to %4 at %5", parts)
               : Message("headline.lab-rises", "%1 rises from %2 at n = %3 to %4 at %5", parts);
}

/// Returns the curve whose value differs most from that of the first one at the same length.
const Curve* most_different(const std::vector<const Curve*>& curves, std::size_t at) {
    const Curve* found = nullptr;
    const auto gap = [&](const Curve& curve) { return std::abs(curve.y[at] - curves[0]->y[at]); };
    for (std::size_t i = 1; i < curves.size(); ++i)
        if (curves[i]->y.size() > at && (!found || gap(*curves[i]) > gap(*found)))
            found = curves[i];
    return found;
}

/// Whether two means have intervals and these have a value in common.
bool intervals_meet(const Curve& one, const Curve& other, std::size_t at) {
    const double first = one.error[at], second = other.error[at];
    return first > 0 && second > 0 && std::abs(one.y[at] - other.y[at]) <= first + second;
}

}  // namespace

Message training_headline(const Figure& figure) {
    const std::vector<const Curve*> curves = trained_curves(figure);
    if (curves.empty())
        return {"headline.lab-untrained", "Nothing has been trained with these settings yet."};
    const auto last = [](const Curve* curve) { return curve->y.back(); };
    const auto [least, most] = std::ranges::minmax_element(curves, {}, last);
    const Message step = length_text(curves.front()->x.back());
    if (curves.size() == 1)
        return {"headline.lab-step",
                "%1: after %2 steps %3 has %4 %5.",
                {figure.subject, step, curves[0]->label, figure.y.label, lab_text(last(*least))}};
    if (lab_text(last(*least)) == lab_text(last(*most)))
        return {"headline.lab-steps-alike",
                "%1: after %2 steps %3 is %4 under all rules compared.",
                {figure.subject, step, figure.y.label, lab_text(last(*most))}};
    return {"headline.lab-steps",
            "%1: after %2 steps %3 is from %4 (%5) to %6 (%7).",
            {figure.subject, step, figure.y.label, lab_text(last(*least)), (*least)->label,
             lab_text(last(*most)), (*most)->label}};
}

Message beyond_length_headline(const Figure& figure, double marker) {
    const std::vector<const Curve*> curves = trained_curves(figure);
    if (curves.empty())
        return {"headline.lab-unmeasured", "Nothing has been measured with these settings yet."};
    const Curve& first = *curves.front();
    const std::size_t from = point_trained(figure, first);
    const std::size_t marked = std::isnan(marker) ? from : point_at(first, marker);
    const std::size_t to = marked > from ? marked : first.x.size() - 1;
    const Message course = course_of(first, from, to);
    const Curve* other = most_different(curves, to);
    if (!other)
        return {"headline.lab-one", "%1.", {course}};
    const std::vector<Message> parts = {course, other->label, lab_text(other->y[to])};
    return intervals_meet(first, *other, to)
               ? Message("headline.lab-meet", "%1; %2 has %3 (intervals overlap).", parts)
               : Message("headline.lab-two", "%1; %2 has %3.", parts);
}

}  // namespace attnscope
