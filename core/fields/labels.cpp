#include "core/fields/labels.h"

#include "core/fields/fields.h"
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

Message label_of_chosen(const Scenario& scenario, std::string Scenario::*member) {
    return label_of(*choices_in(choice_field(member)), chosen(scenario, member));
}

}  // namespace attnscope
