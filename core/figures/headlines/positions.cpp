#include <algorithm>
#include <cmath>

#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/interpolate.h"

namespace attnscope {

namespace {

std::string signed_short_text(double value) {
    return (value < 0 ? "−" : "") + short_text(std::abs(value), 2);
}

}  // namespace

Message position_scheme_headline(const Figure& figure, double) {
    const Curve& curve = figure.curves.front();
    const double far = std::min(1000.0, figure.x.max), there = value_at(curve, figure.x, far);
    if (std::ranges::find(figure.notes, "note.factor", &Message::key) != figure.notes.end())
        return {"headline.bias-and-factor",
                "At distance %1 the scheme %2 adds %3 nat to a logit, which it also multiplies.",
                {length_text(far), curve.label, signed_short_text(there)}};
    if (figure.y.unit == "nat")
        return {"headline.bias",
                "At distance %1 the scheme %2 multiplies a weight by %3.",
                {length_text(far), curve.label, short_text(std::exp(there), 2)}};
    if (std::ranges::find(figure.notes, "note.contextual", &Message::key) != figure.notes.end())
        return {"headline.contextual",
                "The scheme %1 tells keys apart by what lies between, not by distance.",
                {curve.label}};
    if (std::ranges::all_of(curve.y, [](double y) { return y == 1; }))
        return {"headline.no-positions",
                "Without positions a score is the same at every distance."};
    return {"headline.mean-score",
            "At distance %1 the scheme %2 leaves %3 of the mean score of equal vectors.",
            {length_text(far), curve.label, signed_short_text(there)}};
}

Message position_frequencies_headline(const Figure& figure, double) {
    const Curve &curve = figure.curves.front(), *const rope = curve_with_key(figure, "rope");
    if (curve.kind == CurveKind::bound)
        return {"headline.no-frequencies", "The chosen scheme turns no pairs of components."};
    const std::size_t pairs = curve.y.size();
    std::size_t slowed = 0;
    for (std::size_t m = 0; rope && m < pairs; ++m)
        slowed += curve.y[m] < rope->y[m] * (1 - 1e-9) ? 1 : 0;
    if (slowed == 0)
        return {"headline.frequencies-of-rope", "All %1 pairs turn as in RoPE.", {pairs}};
    return {
        "headline.slowed-pairs", "%1 of %2 pairs turn more slowly than in RoPE.", {slowed, pairs}};
}

Message published_results_headline(const Figure& figure, double) {
    const bool more_is_better = figure.y.quantity == "accuracy";
    double longest = 0;
    for (const Curve& curve : figure.curves)
        if (curve.style == CurveStyle::measured)
            longest = std::max(longest, curve.x.back());
    const Curve* best = nullptr;
    for (const Curve& curve : figure.curves)
        if (curve.style == CurveStyle::measured && curve.x.back() == longest &&
            (!best ||
             (more_is_better ? curve.y.back() > best->y.back() : curve.y.back() < best->y.back())))
            best = &curve;
    if (!best)
        return {};
    const std::vector<Message> parts = {length_text(longest), best->label, figure.y.label,
                                        short_text(best->y.back(), 4), figure.y.unit};
    if (curve_with_key(figure, "repeated-text"))
        return {"headline.published-on-natural-text",
                "On natural text of length %1 the best of these is %2, with %3 of %4 %5.", parts};
    return {"headline.published", "At length %1 the best of these is %2, with %3 of %4 %5.", parts};
}

}  // namespace attnscope
