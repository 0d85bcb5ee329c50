#include "core/figures/family.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "core/fields/value_text.h"
#include "core/figures/compared_curves.h"
#include "core/figures/kept_entries.h"
#include "core/figures/normalizer_curves.h"
#include "core/scaling/own_formula.h"

namespace attnscope {
namespace {

/// How many colours and dashes a family has. Its first value has the first, its last value the
/// last, and the others are spread between, so that few values differ most.
constexpr int family_looks = most_values;

int look_of_member(std::size_t place, std::size_t count) {
    const double part = static_cast<double>(place) / static_cast<double>(count - 1);
    return static_cast<int>(std::lround(part * (family_looks - 1)));
}

void include(Axis& axis, const Axis& other) {
    axis.min = std::min(axis.min, other.min);
    axis.max = std::max(axis.max, other.max);
}

using namespace std::string_view_literals;

/// Notes on curves that a family leaves out.
constexpr std::string_view notes_on_others[] = {
    "note.ranges"sv,         "note.condensation"sv,
    "note.linear"sv,         "note.mean-field"sv,
    "note.normal"sv,         "note.annealed-optimum"sv,
    "note.compared-rules"sv, "note.sphere-limit"sv,
    "note.gaussian-limit"sv, "note.gaussian-qk-limit"sv,
};

double marker_of(const FigureEntry& entry, const Scenario& scenario) {
    return entry.field.empty() ? std::numeric_limits<double>::quiet_NaN()
                               : shown_number(scenario, field(entry.field));
}

/// Returns an axis that contains the axes of all members.
Axis common_axis(const FigureEntry& entry, const std::vector<Scenario>& inputs, double marker) {
    Axis axis = entry.x_axis(inputs.front(), marker);
    for (const Scenario& each : inputs)
        include(axis, entry.x_axis(each, marker));
    return axis;
}

/// Adds the points of a curve that was computed at further abscissas.
void add_points(Curve& curve, const Curve& other) {
    std::vector<std::pair<double, double>> points;
    for (const Curve* each : {&std::as_const(curve), &other})
        for (std::size_t i = 0; i < each->x.size(); ++i)
            points.emplace_back(each->x[i], each->y[i]);
    const auto x = [](const auto& point) { return point.first; };
    std::ranges::stable_sort(points, {}, x);
    points.erase(std::ranges::unique(points, {}, x).begin(), points.end());
    curve.x.clear();
    curve.y.clear();
    for (const auto& [at, value] : points) {
        curve.x.push_back(at);
        curve.y.push_back(value);
    }
}

/// Returns the markers with which the figure of a member extends along the whole of an axis. A
/// figure's axis extends to its marker, so a marker at an end of the axis lengthens it.
std::vector<double> markers_along(const FigureEntry& entry, const Scenario& inputs, double marker,
                                  const Axis& axis) {
    const auto reached = [&](double at) { return entry.x_axis(inputs, at); };
    const auto is_all = [&](const Axis& part) {
        return part.min <= axis.min && part.max >= axis.max;
    };
    const Axis own = reached(marker);
    if (is_all(own))
        return {marker};
    const double end = axis.min < own.min ? axis.min : axis.max;
    if (is_all(reached(end)))
        return {end};
    return {axis.min, axis.max};
}

/// Returns the figure of a member along the whole of an axis.
Figure drawn_along(const FigureEntry& entry, const Scenario& inputs, double marker,
                   const Axis& axis, Detail detail, const std::stop_token& stop) {
    const std::vector<double> markers = markers_along(entry, inputs, marker, axis);
    Figure figure = entry.draw(inputs, markers.front(), detail, stop);
    if (markers.size() < 2)
        return figure;
    const Figure further = entry.draw(inputs, markers.back(), detail, stop);
    include(figure.x, further.x);
    include(figure.y, further.y);
    for (std::size_t i = 0; i < std::min(figure.curves.size(), further.curves.size()); ++i)
        if (figure.curves[i].kind == further.curves[i].kind)
            add_points(figure.curves[i], further.curves[i]);
    return figure;
}

bool has_axes(const Figure& figure) {
    return !figure.map && !figure.table;
}

/// Returns the figures of the members, up to the first without axes for several curves.
std::vector<Figure> drawn_members(const FigureEntry& entry, const std::vector<Scenario>& inputs,
                                  double marker, Detail detail, const std::stop_token& stop) {
    const std::optional<Axis> axis =
        entry.x_axis ? std::optional(common_axis(entry, inputs, marker)) : std::nullopt;
    std::vector<Figure> members;
    for (const Scenario& each : inputs) {
        members.push_back(axis ? drawn_along(entry, each, marker, *axis, detail, stop)
                               : entry.draw(each, marker, detail, stop));
        if (!has_axes(members.back()))
            break;
    }
    return members;
}

bool is_equal(const std::vector<double>& a, const std::vector<double>& b) {
    return std::ranges::equal(
        a, b, [](double p, double q) { return p == q || (std::isnan(p) && std::isnan(q)); });
}

bool is_same(const Curve& a, const Curve& b) {
    return a.kind == b.kind && a.label == b.label && a.holds == b.holds && is_equal(a.x, b.x) &&
           is_equal(a.y, b.y);
}

bool is_same(const Band& a, const Band& b) {
    return a.kind == b.kind && is_equal(a.x, b.x) && is_equal(a.lower, b.lower) &&
           is_equal(a.upper, b.upper);
}

bool is_same(const auto& a, const auto& b) {
    return a == b;
}

/// Whether a part of one member's figure is in the figures of all members.
template <typename Part>
bool is_in_all(const Part& part, const std::vector<Figure>& members,
               std::vector<Part> Figure::*parts) {
    return std::ranges::all_of(members, [&](const Figure& member) {
        return std::ranges::any_of(member.*parts,
                                   [&](const Part& other) { return is_same(part, other); });
    });
}

template <typename Part>
void keep_common(Figure& figure, const std::vector<Figure>& members,
                 std::vector<Part> Figure::*parts) {
    std::erase_if(figure.*parts,
                  [&](const Part& part) { return !is_in_all(part, members, parts); });
}

bool have_common_axes(const std::vector<Figure>& members) {
    const Figure& first = members.front();
    return std::ranges::all_of(members, [&](const Figure& each) {
        return has_axes(each) && has_same_axes(each, first) && each.x.label == first.x.label &&
               each.y.label == first.y.label;
    });
}

/// Returns the curves of a member that a family shows: its main ones or, if there are none, the
/// typical one. Curves that all members share are left out.
std::vector<Curve> main_curves(const Figure& member, const std::vector<Figure>& members) {
    const auto curves_of_kind = [&](const auto& is_shown) {
        std::vector<Curve> shown;
        for (const Curve& curve : member.curves)
            if (is_shown(curve.kind) && !is_in_all(curve, members, &Figure::curves))
                shown.push_back(curve);
        return shown;
    };
    std::vector<Curve> main = curves_of_kind(is_main);
    if (main.empty())
        main = curves_of_kind([](const CurveKind& kind) { return kind == CurveKind::typical; });
    return main;
}

/// Returns the curve with the names, the kind and the key of a family's curve for one value.
Curve of_member(Curve curve, const Scenario& member, const Field& over, int look, bool is_alone) {
    const Message value = value_text(member, over);
    curve.label = is_alone ? value : Message("family.curve", "%1: %2", {value, curve.label});
    curve.heading = value_name(over);
    curve.legend = value_alone(member, over);
    curve.tag = {};
    curve.kind = CurveKind::family;
    curve.series = look;
    curve.key = std::string(over.key) + '=' + get(member, over);
    return curve;
}

std::vector<Curve> family_curves(const std::vector<Figure>& members,
                                 const std::vector<Scenario>& scenarios, const Field& over) {
    std::vector<Curve> curves;
    for (std::size_t i = 0; i < members.size(); ++i) {
        const std::vector<Curve> main = main_curves(members[i], members);
        for (const Curve& curve : main)
            curves.push_back(of_member(curve, scenarios[i], over, look_of_member(i, members.size()),
                                       main.size() == 1));
    }
    return curves;
}

Message values_note(const std::vector<Scenario>& scenarios, const Field& over) {
    Message list;
    for (const Scenario& each : scenarios) {
        const Message value = value_alone(each, over);
        list = list.empty() ? value : Message("reference.list", "%1, %2", {list, value});
    }
    return {"note.family", "Curves for each value of %1: %2.", {label_of(over), list}};
}

/// If the members' figures each say which rule λ follows, in notes that differ, adds a note that
/// names this rule alone.
void note_rule(Figure& figure, const std::vector<Figure>& members,
               const std::vector<Scenario>& scenarios) {
    constexpr std::string_view key = "note.rule";
    const auto has_note = [&](const Figure& each) {
        return std::ranges::find(each.notes, key, &Message::key) != each.notes.end();
    };
    const bool is_one_rule = std::ranges::all_of(scenarios, [&](const Scenario& each) {
        return formula_of_scale(each) == formula_of_scale(scenarios.front());
    });
    if (is_one_rule && !has_note(figure) && std::ranges::all_of(members, has_note))
        figure.notes.push_back(
            {"note.family-rule", "λ follows the rule %1.", {formula_of_scale(scenarios.front())}});
}

/// Returns the figure of the Scenario alone, with a note that says why.
Figure alone(const FigureEntry& entry, const Scenario& scenario, Detail detail,
             const std::stop_token& stop, Message why) {
    Figure figure = entry.compute(scenario, detail, stop);
    figure.notes.push_back(std::move(why));
    return figure;
}

}  // namespace

std::vector<Scenario> member_inputs(const FigureEntry& entry, const Scenario& scenario,
                                    const Family& family) {
    if (family.empty() || is_given_by_files(scenario, family.field))
        return {};
    std::vector<Scenario> inputs;
    for (Scenario& member : members_of(family, scenario)) {
        // Curves of other rules and of further formulas are left out.
        member.compared_rules.clear();
        member.scale_formula = std::string(first_formula(member.scale_formula));
        inputs.push_back(entry.inputs(member));
    }
    const bool differ =
        std::ranges::any_of(inputs, [&](const Scenario& each) { return each != inputs.front(); });
    return differ ? inputs : std::vector<Scenario>();
}

Figure family_figure(const FigureEntry& entry, const Scenario& scenario, const Family& family,
                     const std::vector<Scenario>& inputs, Detail detail,
                     const std::stop_token& stop) {
    const Field& over = field(family.field);
    const double marker = marker_of(entry, scenario);
    const std::vector<Figure> members = drawn_members(
        entry, inputs, marker, detail == Detail::rough ? detail : Detail::curves, stop);
    if (!have_common_axes(members))
        return alone(entry, scenario, detail, stop,
                     {"note.family-alone",
                      "This figure has no common axes for several values of %1: it is drawn for "
                      "the present one.",
                      {label_of(over)}});
    const std::vector<Scenario> scenarios = members_of(family, scenario);
    std::vector<Curve> curves = family_curves(members, scenarios, over);
    if (curves.empty())
        return alone(entry, scenario, detail, stop,
                     {"note.family-same",
                      "No exact curve of this figure changes with %1.",
                      {label_of(over)}});
    Figure figure = members.front();
    figure.id = entry.id;
    figure.title = title_of(entry);
    if (entry.field == "n")
        figure.subject = label_of_chosen(scenario, &Scenario::rule);
    figure.marker = marker;
    for (const Figure& each : members) {
        include(figure.x, each.x);
        include(figure.y, each.y);
    }
    keep_common(figure, members, &Figure::curves);
    keep_common(figure, members, &Figure::bands);
    keep_common(figure, members, &Figure::points);
    keep_common(figure, members, &Figure::notes);
    std::erase_if(figure.notes, [](const Message& note) {
        return std::ranges::count(notes_on_others, note.key) > 0;
    });
    figure.curves.insert(figure.curves.begin(), curves.begin(), curves.end());
    if (entry.is_of_softmax)
        note_softmax_rows(figure, scenario);
    figure.notes.insert(figure.notes.begin(), values_note(scenarios, over));
    note_rule(figure, members, scenarios);
    for (const Figure& each : members)
        take_notes_on_rules(figure, each);
    return figure;
}

bool has_family_curves(const Figure& figure) {
    return std::ranges::find(figure.curves, CurveKind::family, &Curve::kind) != figure.curves.end();
}

bool has_axis_of(const FigureEntry& entry, const Figure& figure, const Scenario& scenario,
                 const Family& family) {
    const std::vector<Scenario> inputs = member_inputs(entry, scenario, family);
    if (inputs.empty() || !has_family_curves(figure))
        return has_axis_of(entry, figure, scenario);
    if (!entry.x_axis)
        return true;
    const Axis own = common_axis(entry, inputs, marker_of(entry, scenario));
    return own.min == figure.x.min && own.max == figure.x.max;
}

}  // namespace attnscope
