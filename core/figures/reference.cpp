#include "core/figures/reference.h"

#include <algorithm>
#include <utility>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/fields/value_text.h"
#include "core/figures/family.h"

namespace attnscope {
namespace {

/// Returns the exact curves of the reference that the figure does not have.
std::vector<Curve> kept_of(const Figure& reference, const Figure& figure) {
    std::vector<Curve> kept;
    for (const Curve& curve : reference.curves) {
        const auto is_the_same = [&](const Curve& own) {
            return own.kind == curve.kind && own.x == curve.x && own.y == curve.y;
        };
        const bool is_exact = curve.kind == CurveKind::exact || curve.kind == CurveKind::compared;
        if (is_exact && std::ranges::none_of(figure.curves, is_the_same))
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

std::string key_at(std::size_t place) {
    return place == 0 ? "frozen" : "frozen-" + std::to_string(place + 1);
}

Aside aside_of(std::size_t place, const Scenario& inputs, const std::string& name,
               const Message& difference) {
    const Message legend =
        name.empty() ? Message("curve.reference", "frozen: %1", {difference}) : Message(name);
    if (!name.empty())
        return {place, inputs, legend,
                Message("note.reference-named", "Frozen as %1: %2.", {name, difference})};
    const bool is_grey = place == 0;
    return {place, inputs, legend,
            is_grey ? Message("note.reference", "Grey, frozen: %1.", {difference})
                    : Message("note.reference-further", "Frozen: %1.", {difference})};
}

/// Returns the label of one of several curves of a frozen Scenario.
Message label_among(const Aside& aside, const Message& label) {
    const bool is_first_unnamed = aside.place == 0 && aside.legend.key == "curve.reference";
    if (is_first_unnamed)
        return {"curve.reference-of", "frozen: %1", {label}};
    return {"curve.reference-among", "%1: %2", {aside.legend, label}};
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
                          const std::vector<Frozen>& frozen) {
    const Scenario own = entry.inputs(scenario);
    std::vector<Aside> shown;
    for (std::size_t place = 0; place < frozen.size(); ++place) {
        const Scenario then = entry.inputs(with_display_of(frozen[place].scenario, scenario));
        const std::string& name = frozen[place].name;
        if (then == own)
            continue;
        const auto before = std::ranges::find(shown, then, &Aside::inputs);
        if (before == shown.end())
            shown.push_back(aside_of(place, then, name, difference_text(then, own)));
        else if (!name.empty())
            before->legend = {"reference.list", "%1, %2", {before->legend, name}};
    }
    return shown;
}

Figure with_reference(Figure figure, const Figure& other, const Aside& aside) {
    std::vector<Curve> kept = kept_of(other, figure);
    if (kept.empty())
        return figure;
    for (Curve& curve : kept) {
        curve.legend = aside.legend;
        if (kept.size() == 1) {
            curve.label = aside.legend;
            curve.tag = {};  // the legend says it
        } else {
            curve.label = label_among(aside, curve.label);
            if (!curve.tag.empty() && (aside.place > 0 || is_on_a_curve(curve.tag, figure)))
                curve.tag = curve.label;
        }
        // Compared rules share colour and dash; their tags distinguish them.
        curve.series = look_of(aside.place, curve);
        curve.kind = CurveKind::reference;
        curve.key = key_at(aside.place);
        figure.curves.push_back(std::move(curve));
    }
    figure.y.min = std::min(figure.y.min, other.y.min);
    figure.y.max = std::max(figure.y.max, other.y.max);
    figure.notes.push_back(aside.note);
    return figure;
}

FigureInputs figure_inputs(const FigureEntry& entry, const Scenario& scenario,
                           const Comparison& comparison) {
    FigureInputs inputs{entry.inputs(scenario),
                        asides(entry, scenario, comparison.frozen),
                        {},
                        member_inputs(entry, scenario, comparison.over)};
    if (!inputs.members.empty())
        inputs.over = comparison.over;
    return inputs;
}

Figure compute_over(const FigureEntry& entry, const Scenario& scenario,
                    const Comparison& comparison, Detail detail, const std::stop_token& stop) {
    const bool is_family = !member_inputs(entry, scenario, comparison.over).empty();
    Figure figure = is_family ? family_figure(entry, scenario, comparison.over, detail, stop)
                              : entry.compute(scenario, detail, stop);
    for (const Aside& each : asides(entry, scenario, comparison.frozen)) {
        const Scenario& then = comparison.frozen[each.place].scenario;
        const Figure other = entry.compute(with_display_of(then, scenario), Detail::curves, stop);
        figure = with_reference(std::move(figure), other, each);
    }
    return figure;
}

}  // namespace attnscope
