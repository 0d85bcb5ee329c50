#pragma once

#include <string_view>

#include "core/scaling/typed_formula.h"

namespace attnscope {

struct RuleInput;

/// Formulas of λ that a person types. They may name n, d, i and every parameter of another rule but
/// λ itself. i is the position, counted from 1, of the last key that a row sees.
extern const FormulaSyntax scale_syntax;

/// Throws RefusedFormula unless the text consists of one to eight formulas, separated by
/// semicolons.
void check_formulas(std::string_view text);

/// Returns the first of the formulas in a text.
std::string_view first_formula(std::string_view text);

/// Returns λ by the formula of the input: its value, limited to the range from 0 to max_scale
/// (core/limits.h), or 0 if the value is not a number. Throws ExpressionFault if the formula cannot
/// be read.
double scale_by_formula(const RuleInput& input);

/// Whether scale_by_formula() returns the value of the formula unchanged.
bool gives_scale(const RuleInput& input);

/// Throws InvalidRequest, with a sentence on the formula, if gives_scale() is false.
void require_scale(const RuleInput& input);

}  // namespace attnscope
