#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "core/fields/fields.h"

namespace attnscope {

/// What was typed for numbers where that says more than the number, such as 1/sqrt(64), by the keys
/// of their fields.
using Formulas = std::map<std::string, std::string, std::less<>>;

/// Whether the text, typed for this field, is worth keeping beside the number that it gives.
bool is_formula(const Field& field, std::string_view typed);

/// What set() takes for a text that was typed: the number that a formula gives, in which n and d
/// stand for those of the Scenario; any other text as it is. Throws RefusedValue.
std::string evaluated(const Scenario& scenario, const Field& field, std::string_view typed);

/// Those that still give the number that is shown.
Formulas holding(Formulas formulas, const Scenario& scenario);

}  // namespace attnscope
