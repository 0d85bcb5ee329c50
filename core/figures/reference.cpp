#include "core/figures/reference.h"

#include <algorithm>
#include <utility>

#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "core/scaling/own_formula.h"

namespace attnscope {
namespace {

/// Returns a field's value with its name; for a rule only its label, which is clear by itself.
Message value_text(const Scenario& scenario, const Field& field) {
    if (const auto* kind = std::get_if<ChoiceField>(&field.kind)) {
        const Message value = label_of(*kind, chosen(scenario, kind->member));
        if (kind->member == &Scenario::rule)
            return label_of_chosen(scenario, kind->member);
        return {"reference.choice", "%1: %2", {label_of(field), value}};
    }
    if (field.key == "scale_formula")
        return shown_formula(scenario.scale_formula);
    const Message name =
        std::holds_alternative<ParameterField>(field.kind) ? label_of(field) : Message(field.key);
    return {"reference.number", "%1 = %2", {name, get(scenario, field)}};
}

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

Figure with_reference(Figure figure, const Figure& reference, const Message& name) {
    const Message frozen("curve.reference", "frozen: %1", {name});
    std::vector<Curve> kept = kept_of(reference, figure);
    if (kept.empty())
        return figure;
    for (Curve& curve : kept) {
        curve.legend = frozen;
        if (kept.size() == 1) {
            curve.label = frozen;
            curve.tag = {};  // the legend says it
        } else {
            curve.label = {"curve.reference-of", "frozen: %1", {curve.label}};
            if (!curve.tag.empty() && is_on_a_curve(curve.tag, figure))
                curve.tag = curve.label;
        }
        if (curve.kind == CurveKind::compared)
            curve.series = 1;  // grey does not distinguish rules; their tags do
        curve.kind = CurveKind::reference;
        curve.key = "frozen";
        figure.curves.push_back(std::move(curve));
    }
    figure.y.min = std::min(figure.y.min, reference.y.min);
    figure.y.max = std::max(figure.y.max, reference.y.max);
    figure.notes.emplace_back("note.reference", "Grey, frozen: %1.", std::vector{name});
    return figure;
}

std::optional<Scenario> reference_inputs(const FigureEntry& entry, const Scenario& scenario,
                                         const Scenario& reference) {
    Scenario then = entry.inputs(with_display_of(reference, scenario));
    return then == entry.inputs(scenario) ? std::nullopt : std::optional(std::move(then));
}

Figure compute_over(const FigureEntry& entry, const Scenario& scenario, const Scenario& reference,
                    Detail detail, const std::stop_token& stop) {
    Figure figure = entry.compute(scenario, detail, stop);
    const auto then = reference_inputs(entry, scenario, reference);
    if (!then)
        return figure;
    const Scenario beside = with_display_of(reference, scenario);
    return with_reference(std::move(figure), entry.compute(beside, Detail::curves, stop),
                          difference_text(*then, entry.inputs(scenario)));
}

}  // namespace attnscope
