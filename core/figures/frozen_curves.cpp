#include "core/figures/frozen_curves.h"

#include <algorithm>
#include <utility>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/fields/value_text.h"
#include "core/figures/compared_curves.h"
#include "core/figures/entries.h"
#include "core/figures/family.h"
#include "core/figures/measured_rows.h"
#include "core/vectors/inputs.h"

namespace attnscope {
namespace {

/// Returns the curves of the reference that are kept: its exact curves and, if its vectors come
/// from files, what is measured of them; without those that the figure has, too.
std::vector<Curve> kept_of(const Figure& reference, const Figure& figure, bool has_measured) {
    std::vector<Curve> kept;
    for (const Curve& curve : reference.curves) {
        const auto is_the_same = [&](const Curve& own) {
            return own.kind == curve.kind && own.x == curve.x && own.y == curve.y;
        };
        const bool is_wanted = is_main(curve.kind) || curve.kind == CurveKind::compared ||
                               (has_measured && curve.kind == CurveKind::measured);
        if (is_wanted && std::ranges::none_of(figure.curves, is_the_same))
            kept.push_back(curve);
    }
    return kept;
}

/// Whether one of the figure's own curves has this tag or label.
bool is_on_a_curve(const Message& tag, const Figure& figure) {
    return std::ranges::any_of(figure.curves, [&](const Curve& own) {
        return own.kind != CurveKind::reference && (own.tag == tag || own.label == tag);
    });
}

/// Returns the index of a colour and dash. Each place has two: one for the figure's first exact
/// curve, and a thinner one for further curves and compared rules.
int look_of(std::size_t place, const Curve& curve) {
    const bool is_further = curve.kind == CurveKind::compared || curve.series > 0;
    return 2 * static_cast<int>(place) + (is_further ? 1 : 0);
}

/// Frozen Scenarios of the same inputs.
struct FrozenAlike {
    std::size_t place;  ///< of the first
    Scenario inputs;
    std::vector<std::string> names;
};

Message list_of(const std::vector<std::string>& names) {
    Message list;
    for (const std::string& name : names)
        list = list.empty() ? Message(name) : Message("reference.list", "%1, %2", {list, name});
    return list;
}

/// Returns what differs from the present inputs besides the rules; empty if nothing does.
Message difference_besides_rules(Scenario then, const Scenario& own) {
    then.rule = own.rule;
    then.compared_rules = own.compared_rules;
    then.scale_formula = own.scale_formula;
    return difference_text(then, own);
}

/// Returns the note on a map of the present inputs below a path of the frozen ones; empty if both
/// have the same map.
Message note_on_colors(const Scenario& then, const Scenario& own) {
    Message present;
    for (const std::string_view key : {"d", "model"}) {
        if (get(then, field(key)) == get(own, field(key)))
            continue;
        const Message value = value_text(own, field(key));
        present = present.empty() ? value : Message("reference.list", "%1, %2", {present, value});
    }
    if (present.empty())
        return {};
    return {"note.colors-of-present",
            "Colours and dashed lines hold for %1 alone, not for frozen paths of other values.",
            {present}};
}

Aside aside_of(const FrozenAlike& alike, const std::string& name, const Message& difference,
               const Scenario& own) {
    const auto& [place, inputs, names] = alike;
    Aside aside{place,
                key_of("frozen", name, place),
                inputs,
                list_of(names),
                {},
                difference_besides_rules(inputs, own),
                note_on_colors(inputs, own)};
    if (!names.empty()) {
        aside.note = {"note.reference-named", "Frozen as %1: %2.", {aside.legend, difference}};
        return aside;
    }
    aside.legend = {"curve.reference", "frozen: %1", {difference}};
    aside.note = place == 0 ? Message("note.reference", "Grey, frozen: %1.", {difference})
                            : Message("note.reference-further", "Frozen: %1.", {difference});
    return aside;
}

/// Returns the frozen Scenarios of which the figure does not show all that it shows of them.
std::vector<FrozenAlike> frozen_to_add(const FigureEntry& entry, const Scenario& scenario,
                                       const std::vector<Frozen>& frozen,
                                       const std::vector<Scenario>& shown) {
    std::vector<FrozenAlike> added;
    for (std::size_t place = 0; place < frozen.size(); ++place) {
        const Scenario then = entry.inputs(with_display_of(frozen[place].scenario, scenario));
        if (std::ranges::find(shown, then) != shown.end())
            continue;
        auto alike = std::ranges::find(added, then, &FrozenAlike::inputs);
        if (alike == added.end())
            alike = added.insert(added.end(), FrozenAlike{place, then, {}});
        if (!frozen[place].name.empty())
            alike->names.push_back(frozen[place].name);
    }
    return added;
}

/// Returns the label of one of several curves of a frozen Scenario.
Message label_among(const Aside& aside, const Message& label) {
    const bool is_named = aside.legend.key != "curve.reference";
    if (!is_named && aside.apart.empty())
        return {"curve.reference-of", "frozen: %1", {label}};
    return {"curve.reference-among", "%1: %2", {is_named ? aside.legend : aside.apart, label}};
}

}  // namespace

Message difference_text(const Scenario& one, const Scenario& other) {
    constexpr int most = 3;
    int count = 0;
    Message text;
    for (const Field& field : fields()) {
        const bool is_said = field.key == "scale_formula" && one.rule != other.rule;  // by the rule
        if (get(one, field) == get(other, field) || !field.applies(one) || is_said)
            continue;
        if (++count > most)
            return {"reference.more", "%1, …", {text}};
        const Message value = value_text(one, field);
        text = text.empty() ? value : Message("reference.list", "%1, %2", {text, value});
    }
    return text;
}

Scenario with_display_of(Scenario scenario, const Scenario& shown) {
    for (const Field& field : fields())
        if (field.group == "Display")
            set(scenario, field, get(shown, field));
    return scenario;
}

Message name_of(const Frozen& frozen, const Scenario& present) {
    return frozen.name.empty() ? difference_text(frozen.scenario, present) : Message(frozen.name);
}

std::optional<std::size_t> frozen_place(const Comparison& comparison, const Scenario& present) {
    for (std::size_t place = 0; place < comparison.frozen.size(); ++place) {
        Scenario then = with_display_of(comparison.frozen[place].scenario, present);
        then.row = present.row;
        if (read_part(then) == read_part(present))
            return place;
    }
    return {};
}

std::vector<Aside> asides(const FigureEntry& entry, const Scenario& scenario,
                          const Comparison& comparison, const std::vector<Scenario>& members) {
    const Scenario own = entry.inputs(scenario);
    const std::vector<Scenario> shown = members.empty() ? std::vector{own} : members;
    std::vector<Aside> all;
    for (const FrozenAlike& each : frozen_to_add(entry, scenario, comparison.frozen, shown)) {
        const Message difference = each.inputs == own
                                       ? value_text(each.inputs, field(comparison.over.field))
                                       : difference_text(each.inputs, own);
        all.push_back(aside_of(each, comparison.frozen[each.place].name, difference, own));
    }
    return all;
}

Figure with_reference(Figure figure, const Figure& other, const Aside& aside) {
    if (const auto note = std::ranges::find(other.notes, no_measured_rows, &Message::key);
        note != other.notes.end())
        figure.notes.push_back(*note);
    std::vector<Curve> kept = kept_of(other, figure, has_given_vectors(aside.inputs));
    if (kept.empty())
        return figure;
    for (Curve& curve : kept) {
        curve.legend = aside.legend;
        if (kept.size() == 1) {
            curve.label = aside.legend;
            curve.tag = {};  // the legend says it
        } else {
            curve.label = label_among(aside, curve.label);
            if (!curve.tag.empty() &&
                (aside.place > 0 || !aside.apart.empty() || is_on_a_curve(curve.tag, figure)))
                curve.tag = curve.label;
        }
        // Compared rules share colour and dash; their tags distinguish them.
        curve.series = look_of(aside.place, curve);
        curve.kind = CurveKind::reference;
        curve.key = aside.key;
        curve.rule.clear();
        figure.curves.push_back(std::move(curve));
    }
    figure.y.min = std::min(figure.y.min, other.y.min);
    figure.y.max = std::max(figure.y.max, other.y.max);
    figure.notes.push_back(aside.note);
    take_notes_on_rules(figure, other);
    const bool is_new = std::ranges::find(figure.notes, aside.colors) == figure.notes.end();
    if (figure.map && !aside.colors.empty() && is_new)
        figure.notes.push_back(aside.colors);
    return figure;
}

FigureInputs figure_inputs(const FigureEntry& entry, const Scenario& scenario,
                           const Comparison& comparison) {
    const std::vector<Scenario> members = member_inputs(entry, scenario, comparison.over);
    return {entry.inputs_of(scenario), asides(entry, scenario, comparison, members),
            members.empty() ? Family() : comparison.over, members};
}

Figure compute_over(const FigureEntry& entry, const Scenario& scenario,
                    const Comparison& comparison, Detail detail, const std::stop_token& stop) {
    const FigureInputs inputs = figure_inputs(entry, scenario, comparison);
    Figure figure = inputs.members.empty()
                        ? entry.compute(scenario, detail, stop)
                        : family_figure(entry, scenario, inputs.over, inputs.members, detail, stop);
    for (const Aside& each : inputs.asides) {
        const Scenario& then = comparison.frozen[each.place].scenario;
        Figure other = entry.compute(with_display_of(then, scenario), Detail::curves, stop);
        if (detail == Detail::sampled && !other.y.quantity.empty())
            add_measured_rows(other, each.inputs, stop);
        figure = with_reference(std::move(figure), other, each);
    }
    return figure;
}

}  // namespace attnscope
