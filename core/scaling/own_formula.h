#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/parameters/allowed.h"
#include "core/parameters/parameter.h"

namespace attnscope {

struct RuleInput;

// Formulas of λ that a person types. They name n, d and i, the position, counted from 1, of the
// last key that a row sees, and every parameter of another rule but λ itself; several are separated
// by semicolons.

/// Thrown for formulas that cannot be read.
class RefusedFormula : public RefusedValue {
public:
    /// The fault stands at the bytes from `begin` to `end` of the text.
    RefusedFormula(std::string_view text, Message why, std::size_t begin, std::size_t end);

    std::size_t begin() const { return begin_; }
    std::size_t end() const { return end_; }

private:
    std::size_t begin_, end_;
};

/// Throws RefusedFormula if the text is no list of one to eight formulas.
void check_formulas(std::string_view text);

/// Returns the formulas in a text, without the spaces around them.
std::vector<std::string_view> formulas_in(std::string_view text);

/// Returns the first of them.
std::string_view first_formula(std::string_view text);

/// Returns a formula as it is shown: sqrt(x) as √(x), * as ·.
std::string shown_formula(std::string_view formula);

/// Returns the names that a formula may hold.
std::vector<std::string_view> names_in_formulas();

/// Whether a formula in the text names this parameter.
bool names_parameter(std::string_view text, std::string_view parameter);

/// Returns λ by the formula of the input: 0 where its value is negative or no number, and no more
/// than the largest λ. Throws RefusedFormula if it cannot be read.
double scale_by_formula(const RuleInput& input);

/// Whether scale_by_formula() returns the formula's own value.
bool gives_scale(const RuleInput& input);

}  // namespace attnscope
