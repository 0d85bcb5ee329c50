#pragma once

#include <string_view>
#include <vector>

#include "core/quantities/input_reader.h"
#include "core/scaling/rule.h"

namespace attnscope {

/// Returns the keys, followed by those of a scaling rule that are not among them: rule, the typed
/// formula, and every parameter of a rule.
std::vector<std::string_view> with_rule_keys(std::vector<std::string_view> keys);

/// Whether an input names a rule. Throws InvalidRequest if none does, but an input is a parameter
/// of a rule other than the constant one.
bool has_rule(const InputReader& inputs);

/// Reads the input `rule`.
const Rule& read_rule(InputReader& inputs);

/// Reads the parameters of a rule and returns its λ, which multiplies what the rule multiplies. A
/// parameter that is absent has the value that results from choosing the rule at n and d. Throws
/// InvalidRequest for an input of another rule, and if a typed formula gives no λ.
double read_scale(InputReader& inputs, const Rule& rule, double n, double d, ScoreModel model);

}  // namespace attnscope
