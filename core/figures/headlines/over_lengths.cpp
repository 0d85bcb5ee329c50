#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <tuple>

#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/interpolate.h"
#include "core/figures/texts.h"
#include "core/scaling/rules.h"
#include "core/softmax/entropy_unit.h"

namespace attnscope {
namespace {

constexpr double least_relative_change = 0.01;  // a mean that changes less "hardly changes"

/// Returns the range "0.5–0.58", or one number if both ends read alike.
Message between(const Message& least, const Message& most) {
    return least == most ? least : Message("headline.between", "%1–%2", {least, most});
}

Message percent(double part, int digits) {
    constexpr double least = 1e-4;  // in percent
    if (part > 0 && 100 * part < least)
        return {"headline.below", "less than %1", {short_text(least, 1)}};
    return short_text(100 * part, digits);
}

Message percent(double part) {
    return percent(part, part < 0.1 ? 2 : 3);
}

/// Returns by how much a difference of entropies in nat multiplies e^H, in two digits or, near 1,
/// in three, as two would hide the change.
Message times_text(double change) {
    const double times = std::exp(change);
    return short_text(times, std::abs(times - 1) < 0.1 ? 3 : 2);
}

/// A curve from the marker on, or over the last doubling of n if less is left: the values at both
/// ends, the least and the largest one between, and how often n doubles.
struct Course {
    double n, here, end, least, most, doublings;
    bool is_short;  ///< the marker is beyond n

    Course(const Figure& figure, const Curve& curve, double marker)
        : n(std::min(marker, figure.x.max / 2)),
          here(value_at(curve, figure.x, n)),
          end(value_at(curve, figure.x, figure.x.max)),
          doublings(std::log2(figure.x.max / n)),
          is_short(n < marker) {
        std::tie(least, most) = std::minmax(here, end);
        for (std::size_t i = 0; i < curve.x.size(); ++i)
            if (curve.x[i] > n) {
                least = std::min(least, curve.y[i]);
                most = std::max(most, curve.y[i]);
            }
    }

    double change() const { return most / least - 1; }
    /// How many keys with equal weights have entropies from the least to the largest one: "313"
    /// where three digits agree, else a range of two digits, "18–21".
    Message keys(double factor) const {
        const double fewest = std::exp(least / factor), most_keys = std::exp(most / factor);
        if (short_text(fewest, 3) == short_text(most_keys, 3))
            return keys_text(fewest);
        return between(short_text(fewest, 2), short_text(most_keys, 2));
    }
    bool is_flat() const { return change() < 0.005; }
    /// Whether the curve changes by less than this part of what log n does.
    bool changes_less(double part, double factor) const {
        return most - least < part * doublings * std::numbers::ln2 * factor;
    }
    /// Whether the curve changes by a tenth at most, and by far less than log n does. Over one last
    /// doubling it has to be flat.
    bool is_steady(double factor) const {
        return least > 0 && change() < 0.1 && changes_less(0.15, factor) &&
               (!is_short || is_flat());
    }
    /// The value that a steady curve keeps to, to the digits that it keeps.
    std::string near() const { return short_text(std::midpoint(least, most), is_flat() ? 3 : 2); }
};

/// Returns the compared rule's curve that changes least from n on; null if none is steady.
const Curve* steadiest(const Figure& figure, double n, double factor) {
    const auto change = [&](const Curve& curve) { return Course(figure, curve, n).change(); };
    const Curve* best = nullptr;
    for (const Curve& curve : figure.curves)
        if (curve.kind == CurveKind::compared && Course(figure, curve, n).is_steady(factor) &&
            (!best || change(curve) < change(*best)))
            best = &curve;
    return best;
}

/// Returns the name of a curve's rule; if the rule has a factor named by a Greek letter, with the
/// word that the factor is fixed: "κ·log n/d (κ fixed)".
Message rule_in_words(const Curve& curve) {
    const auto found = std::ranges::find(rules(), curve.key, &Rule::key);
    if (found != rules().end() && (*found)->parameters.size() == 1) {
        const std::string_view factor = (*found)->parameters.front()->label;
        constexpr std::size_t greek_letter = 2;  // bytes
        if (factor.size() == greek_letter && (*found)->label.starts_with(factor))
            return {"headline.with-factor", "%1 (%2 fixed)", {curve.label, factor}};
    }
    return curve.label;
}

/// Returns the sentence on a mean that is judged by its relative change.
Message relative_headline(const Figure& figure, double marker, const Message& grows,
                          const Message& falls, const Message& stays) {
    if (const Message said = equal_weights_headline(figure, marker); !said.empty())
        return said;
    const Curve& exact = figure.curves.front();
    const double n = place_of_marker(figure, marker);
    const auto doubling = doubling_at(exact, figure.x, n, true);
    if (!doubling || !(doubling->from > 0))
        return {};
    const double change = doubling->to / doubling->from - 1;
    const auto [least, most] = std::minmax({std::abs(doubling->least), std::abs(doubling->most)});
    const Message size =
        doubling->lasts ? between(percent(least, 2), percent(most, 2)) : percent(std::abs(change));
    Message said = std::abs(change) < least_relative_change ? stays : change > 0 ? grows : falls;
    const Message where = doubling->lasts ? Message("headline.each-doubling", "each doubling of n")
                                          : Message("headline.doubling-from", "doubling n from %1",
                                                    {length_text(std::min(n, figure.x.max / 2))});
    said.parts = {figure.subject, size, short_text(value_at(exact, figure.x, n), 2), length_text(n),
                  where};
    return said;
}

/// Returns what decides a figure's weights: its rule, and its normaliser if that is not the
/// softmax.
Message decided_by(const Figure& figure) {
    return figure.normalizer.empty() ? figure.subject
                                     : Message("figure.subject-of-normalizer", "%1 and %2",
                                               {figure.normalizer, figure.subject});
}

}  // namespace

Message entropy_over_lengths_headline(const Figure& figure, double marker) {
    if (Message said = measured_rows_headline(figure); !said.empty())
        return said;
    if (Message said = equal_weights_headline(figure, marker); !said.empty())
        return said;
    const Message subject = decided_by(figure);
    const Curve& exact = figure.curves.front();
    const double n = place_of_marker(figure, marker);
    const double factor = entropy_unit(figure.y.unit).factor, here = value_at(exact, figure.x, n);
    const auto doubling = doubling_at(exact, figure.x, n, false);
    if (!doubling)
        return {};
    const double change = doubling->to - doubling->from, most = std::numbers::ln2 * factor;
    const Message unit = unit_name(figure.y.unit), size = short_text(std::abs(change), 2),
                  times = times_text(change / factor);
    if (n > 1 && here < 0.02 * std::log(n) * factor)
        return {"headline.entropy-frozen",
                "Under %1 random rows are frozen: at n = %2 a few keys take all the weight "
                "(H = %3 %4).",
                {subject, length_text(n), short_text(here, 2), unit}};
    const Course course(figure, exact, n);
    if (course.is_steady(factor))
        return {"headline.entropy-stays",
                "Under %1 the entropy of random rows stays near %2 %3 (≈ %5 keys) beyond n = %4.",
                {subject, course.near(), unit, length_text(course.n), course.keys(factor)}};
    if (course.changes_less(0.03, factor))
        return {"headline.entropy-creeps",
                "Under %1 the entropy of random rows changes slowly: %2 %3 (≈ %7 keys) at n = %4, "
                "%5 at n = %6.",
                {subject, short_text(course.here, 3), unit, length_text(course.n),
                 short_text(course.end, 3), length_text(figure.x.max),
                 keys_text(std::exp(course.here / factor))}};
    const Message each_size =
                      between(short_text(doubling->least, 2), short_text(doubling->most, 2)),
                  each_times = between(times_text(doubling->least / factor),
                                       times_text(doubling->most / factor));
    const Curve* const steady = steadiest(figure, n, factor);
    if (change > 0.9 * most && doubling->lasts && steady)
        return {"headline.entropy-spreads-but",
                "Under %1 a random row looks at %2× the keys when n doubles; beyond n = %5, %3 "
                "keeps it at ≈ %4 keys.",
                {subject, each_times, rule_in_words(*steady),
                 Course(figure, *steady, n).keys(factor), length_text(course.n)}};
    if (change > 0.9 * most && doubling->lasts)
        return {"headline.entropy-spreads",
                "Under %1 random rows gain %2 %3 (%4× keys) when n doubles.",
                {subject, each_size, unit, each_times}};
    if (change > 0 && doubling->lasts)
        return {"headline.entropy-grows",
                "Under %1 the entropy of random rows grows: each doubling of n adds %2 %3 (%4× the "
                "keys).",
                {subject, each_size, unit, each_times}};
    if (change > 0)
        return {"headline.entropy-grows-here",
                "Under %1 the entropy of random rows grows: from n = %2, the next doubling adds "
                "%3 %4 (%5× the keys).",
                {subject, length_text(std::min(n, figure.x.max / 2)), size, unit, times}};
    return {"headline.entropy-falls",
            "Under %1 random rows narrow: from n = %2, the next doubling takes away %3 %4 (%5× the "
            "keys).",
            {subject, length_text(std::min(n, figure.x.max / 2)), size, unit, times}};
}

Message gradient_over_lengths_headline(const Figure& figure, double marker) {
    if (Message said = measured_rows_headline(figure); !said.empty())
        return said;
    return relative_headline(
        figure, marker,
        {"headline.gradient-grows",
         "Under %1 gradients of random rows grow: %5 adds %2 % to their mean."},
        {"headline.gradient-vanishes",
         "Under %1 gradients of random rows vanish: %5 takes %2 % off their mean."},
        {"headline.gradient-stays",
         "Under %1 the mean gradient of random rows hardly changes: %3 at n = %4."});
}

Message collision_over_lengths_headline(const Figure& figure, double marker) {
    if (Message said = measured_rows_headline(figure); !said.empty())
        return said;
    return relative_headline(
        figure, marker,
        {"headline.collision-grows",
         "Under %1 random rows gather weight on fewer keys: %5 adds %2 % to Σp²."},
        {"headline.collision-falls",
         "Under %1 random rows spread weight over more keys: %5 takes %2 % off Σp²."},
        {"headline.collision-stays",
         "Under %1 random rows keep to as many keys: Σp² is %3 at n = %4, and hardly changes."});
}

Message focus_over_lengths_headline(const Figure& figure, double marker) {
    if (const Message said = equal_weights_headline(figure, marker); !said.empty())
        return said;
    const Curve& exact = figure.curves.front();
    const double n = place_of_marker(figure, marker), here = value_at(exact, figure.x, n),
                 end = value_at(exact, figure.x, figure.x.max);
    if (std::isnan(here) || std::isnan(end))
        return {};
    if (n == figure.x.max)
        return {"headline.focus-here",
                "Under %1 the key that matches among random ones has %2 % of the weight at n = %3.",
                {figure.subject, percent(here), length_text(n)}};
    return {
        "headline.focus",
        "Under %1 the key that matches among random ones has %2 % of the weight at n = %3, and "
        "%4 % at n = %5.",
        {figure.subject, percent(here), length_text(n), percent(end), length_text(figure.x.max)}};
}

Message phase_diagram_headline(const Figure& figure, double marker) {
    if (const Message said = equal_weights_headline(figure, marker); !said.empty())
        return said;
    const Curve* const freezing = curve_with_key(figure, "annealed");
    const double n = place_of_marker(figure, marker);
    if (!freezing)
        return {};
    const double lambda = value_at(figure.curves.front(), figure.x, n),
                 freezes = value_at(*freezing, figure.x, n);
    if (!(lambda > 0 && freezes > 0))
        return {};
    const std::string ratio = short_text(lambda / freezes, 2);
    const double entropy =
        figure.map ? value_at(*figure.map, figure.x, figure.y, n, lambda) : std::nan("");
    if (std::isnan(entropy))
        return {"headline.beside-freezing",
                "Under %1, λ at n = %2 is %3 times the scale about which random rows freeze.",
                {figure.subject, length_text(n), ratio}};
    const double keys = std::exp(std::max(entropy, 0.0) / entropy_unit(figure.map->unit).factor);
    return {"headline.freezing",
            "Under %1, λ at n = %2 is %3 times the scale about which random rows freeze; they look "
            "at ≈ %4 keys.",
            {figure.subject, length_text(n), ratio, keys_text(keys)}};
}

}  // namespace attnscope
