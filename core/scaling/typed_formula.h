#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/parameters/allowed.h"
#include "core/parameters/parameter.h"
#include "core/text/expression.h"

namespace attnscope {

// Formulas that a person types into a field, one or several separated by semicolons. They may name
// the numbers that the field gives them, such as n and d, and every parameter of a scaling rule but
// λ.

/// What the text of a field with formulas may be.
struct FormulaSyntax {
    std::string_view field;                   ///< key of the field
    std::string_view example;                 ///< formula that messages give as an example
    std::span<const std::string_view> given;  ///< names of the numbers that the field gives
};

/// Returns the names that a formula of this syntax may contain.
std::vector<std::string_view> names_in(const FormulaSyntax& syntax);

/// Thrown for formulas that cannot be read.
class RefusedFormula : public RefusedValue {
public:
    /// The fault is at the bytes of the text from `begin` up to, not including, `end`.
    RefusedFormula(const FormulaSyntax& syntax, std::string_view text, const Message& why,
                   std::size_t begin, std::size_t end);

    std::size_t begin() const { return begin_; }
    std::size_t end() const { return end_; }

private:
    std::size_t begin_, end_;
};

/// A formula that was read. Several threads must not compute its value at once.
class TypedFormula {
public:
    /// Throws ExpressionFault.
    TypedFormula(std::string_view formula, std::span<const std::string_view> given);

    /// Returns the value of the formula: a number, an infinity or NaN. `given` are the values of
    /// the names that the constructor was given, in their order.
    double operator()(std::span<const double> given, const ParameterValues& parameters);

private:
    /// Where the value of a name comes from: `parameter` or, if that is null, the value with the
    /// index `given`.
    struct Origin {
        const Parameter* parameter;
        std::size_t given;
    };

    Expression expression_;
    std::vector<Origin> origins_;
    std::vector<double> values_;
};

/// Returns the parts of a text between semicolons, without the spaces around them. If there are
/// more than eight, only the first nine are returned.
std::vector<std::string_view> parts_of_formulas(std::string_view text);

/// Throws RefusedFormula if the text is too long or has more than eight parts, or one is empty.
void check_parts(const FormulaSyntax& syntax, std::string_view text);

/// Throws RefusedFormula if `formula`, which must be a part of the field's text `text`, cannot be
/// read.
void check_formula(const FormulaSyntax& syntax, std::string_view text, std::string_view formula);

/// Returns a formula as it is shown: sqrt(x) as √(x), * as ·, - as −, lambda as λ, pi as π.
std::string shown_formula(std::string_view formula);

/// Whether a formula in the text names this parameter.
bool names_parameter(std::string_view text, std::string_view parameter);

}  // namespace attnscope
