#pragma once

#include "core/text/message.h"

namespace attnscope {

struct Field;
struct Scenario;

// A field and its value as texts for people.

/// Returns the name that is written before a field's value: "n", "κ", "Mask".
Message value_name(const Field& field);

/// Returns a field's value alone: the label of a choice, a number to four digits.
Message value_alone(const Scenario& scenario, const Field& field);

/// Returns a field's value with its name, "d = 64". For a rule it is only the label, which is clear
/// without the name.
Message value_text(const Scenario& scenario, const Field& field);

}  // namespace attnscope
