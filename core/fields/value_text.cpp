#include "core/fields/value_text.h"

#include "core/fields/fields.h"
#include "core/fields/labels.h"
#include "core/scaling/own_formula.h"
#include "core/text/numbers.h"

namespace attnscope {

Message value_name(const Field& field) {
    return std::holds_alternative<IntegerField>(field.kind) ? Message(field.key) : label_of(field);
}

Message value_alone(const Scenario& scenario, const Field& field) {
    constexpr int digits = 4;
    if (const auto* kind = std::get_if<ChoiceField>(&field.kind))
        return label_of_chosen(scenario, kind->member);
    if (std::holds_alternative<ParameterField>(field.kind))
        return to_text(to_digits(shown_number(scenario, field), digits));
    return get(scenario, field);
}

Message value_text(const Scenario& scenario, const Field& field) {
    if (const auto* kind = std::get_if<ChoiceField>(&field.kind)) {
        if (kind->member == &Scenario::rule)
            return label_of_chosen(scenario, kind->member);
        return {"reference.choice",
                "%1: %2",
                {label_of(field), label_of(*kind, chosen(scenario, kind->member))}};
    }
    if (field.key == "scale_formula")
        return shown_formula(scenario.scale_formula);
    const Message name =
        std::holds_alternative<ParameterField>(field.kind) ? label_of(field) : Message(field.key);
    return {"reference.number", "%1 = %2", {name, get(scenario, field)}};
}

}  // namespace attnscope
