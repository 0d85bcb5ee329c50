#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace attnscope {

struct Field;
struct Scenario;

/// Texts typed for numbers that say more than the number, such as 1/sqrt(64), by the keys of their
/// fields.
using Formulas = std::map<std::string, std::string, std::less<>>;

/// Whether the text, typed for this field, is worth keeping beside the number that it gives.
bool is_formula(const Field& field, std::string_view typed);

/// Returns the text to pass to set() for a typed text: the number that a formula gives, in which n
/// and d are those of the Scenario; any other text as it is. Throws RefusedValue.
std::string evaluated(const Scenario& scenario, const Field& field, std::string_view typed);

/// Returns the formulas that still give the numbers that the controls show (shown_number()).
Formulas holding(Formulas formulas, const Scenario& scenario);

}  // namespace attnscope
