#pragma once

#include <string>

#include "core/text/message.h"

namespace attnscope {

struct Choice;
struct Choices;
struct Field;
struct Scenario;

// The texts of a field, which can be translated; empty if the field has none. The keys follow from
// the record: "field.n.label", "group.Length", "rules.log-512.label".
Message label_of(const Field& field);
Message help_of(const Field& field);
Message unit_of(const Field& field);
Message group_of(const Field& field);

/// The label of an option of a field.
Message label_of(const Choices& field, const Choice& choice);

/// The heading above an option and its kin in a list; empty if it has none.
Message family_of(const Choice& choice);

/// The label of the chosen option of a member.
Message label_of_chosen(const Scenario& scenario, std::string Scenario::*member);

/// The label of the Scenario's rule with the values of its own parameters: "κ·log n/d (κ = 4.17)".
Message label_with_constants(const Scenario& scenario);

/// The formula of the Scenario's λ on one line: that of its rule, or the one that a person typed.
std::string formula_of_scale(const Scenario& scenario);

}  // namespace attnscope
