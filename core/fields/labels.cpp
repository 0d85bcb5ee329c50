#include "core/fields/labels.h"

#include "core/fields/fields.h"
#include "core/latex/plain_text.h"
#include "core/scaling/own_formula.h"
#include "core/scaling/rules.h"
#include "core/scaling/rules/formula.h"
#include "core/text/keyed.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

/// Returns the symbol of a rule's parameter in the rule's formula: the last word of its label, such
/// as "s" of "YaRN extension s".
std::string_view symbol_of(const Parameter& parameter) {
    return parameter.label.substr(parameter.label.rfind(' ') + 1);
}

}  // namespace

Message label_of(const Field& field) {
    return keyed({"field", field.key, "label"}, field.label);
}

Message help_of(const Field& field) {
    return keyed({"field", field.key, "help"}, field.help);
}

Message unit_of(const Field& field) {
    return keyed({"field", field.key, "unit"}, field.unit);
}

Message group_of(const Field& field) {
    return keyed({"group", field.group}, field.group);
}

Message label_of(const Choices& field, const Choice& choice) {
    return keyed({field.table, choice.key, "label"}, choice.label);
}

Message family_of(const Choice& choice) {
    return keyed({"family", choice.family}, choice.family);
}

Message label_with_constants(const Scenario& scenario) {
    constexpr int digits = 3;
    Message constants;
    for (const Parameter* parameter : rule(scenario.rule).parameters) {
        const Message value(
            "reference.number", "%1 = %2",
            {symbol_of(*parameter), to_text(to_digits(scenario.parameters[*parameter], digits))});
        constants =
            constants.empty() ? value : Message("reference.list", "%1, %2", {constants, value});
    }
    const Message label = label_of_chosen(scenario, &Scenario::rule);
    return constants.empty() ? label
                             : Message("rule.with-constants", "%1 (%2)", {label, constants});
}

std::string formula_of_scale(const Scenario& scenario) {
    return scenario.rule == formula_rule.key ? shown_formula(first_formula(scenario.scale_formula))
                                             : plain_formula(rule(scenario.rule).formula);
}

Message label_of_chosen(const Scenario& scenario, std::string Scenario::*member) {
    if (member == &Scenario::rule && scenario.rule == formula_rule.key)
        return formula_of_scale(scenario);
    return label_of(*choices_in(choice_field(member)), chosen(scenario, member));
}

}  // namespace attnscope
