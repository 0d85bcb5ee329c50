#include "core/fields/labels.h"

#include "core/fields/fields.h"
#include "core/latex/plain_text.h"
#include "core/scaling/own_formula.h"
#include "core/scaling/rules.h"
#include "core/scaling/rules/formula.h"
#include "core/text/keyed.h"

namespace attnscope {

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
