#pragma once

#include "core/fields/fields.h"
#include "core/text/message.h"

namespace attnscope {

// What a person reads of a field, to be said in any language; empty where the field has none. The
// keys follow from the record: "field.n.label", "group.Length", "rules.log-512.label".
Message label_of(const Field& field);
Message help_of(const Field& field);
Message unit_of(const Field& field);
Message group_of(const Field& field);

/// The label of what can be chosen in a field.
Message label_of(const Choices& field, const Choice& choice);

/// That of what is chosen in a member.
Message label_of_chosen(const Scenario& scenario, std::string Scenario::*member);

}  // namespace attnscope
