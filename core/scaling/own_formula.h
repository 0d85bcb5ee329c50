#pragma once

#include <string_view>

#include "core/scaling/typed_formula.h"

namespace attnscope {

struct RuleInput;

/// Formulas of λ that a person types. They name n, d and i, the position, counted from 1, of the
/// last key that a row sees, and every parameter of another rule but λ itself.
extern const FormulaSyntax scale_syntax;

/// Throws RefusedFormula if the text is no list of one to eight formulas.
void check_formulas(std::string_view text);

/// Returns the first of the formulas in a text.
std::string_view first_formula(std::string_view text);

/// Returns λ by the formula of the input: 0 where its value is negative or no number, and no more
/// than the largest λ. Throws ExpressionFault if it cannot be read.
double scale_by_formula(const RuleInput& input);

/// Whether scale_by_formula() returns the formula's own value.
bool gives_scale(const RuleInput& input);

}  // namespace attnscope
