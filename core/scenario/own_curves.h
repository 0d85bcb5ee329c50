#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/approximations/approximations.h"
#include "core/scaling/typed_formula.h"
#include "core/scenario/scenario.h"

namespace attnscope {

// Curves that a person types: "NAME = FORMULA", or a formula alone, separated by semicolons. A name
// has up to 60 characters, except semicolons and control characters. Each curve approximates the
// mean of a quantity of rows (entropy, gradient or Σp²), and is drawn and judged beside the exact
// mean. A formula may name n, d, lambda, beta = λd, and every parameter of a scaling rule but λ.
// Entropies are in nats.

/// The field of the Scenario with a person's own curves of one quantity.
struct OwnCurves {
    const RowQuantity* of;
    std::string Scenario::*member;
    const FormulaSyntax* syntax;
    void (*check)(std::string_view text);            ///< throws RefusedFormula
    std::string_view label, help, meaning, formula;  ///< of the field
};

/// All such fields, in the order in which they are shown.
std::span<const OwnCurves> own_curves();

/// One of the curves. Its texts are parts of the text of the field.
struct OwnCurve {
    std::string_view name;  ///< empty if the formula stands alone
    std::string_view formula;

    /// Returns the name or, if there is none, the formula as it is shown (shown_formula()).
    std::string label() const;
};

/// Returns the Scenario's curves of a quantity.
std::vector<OwnCurve> own_curves_of(const RowQuantity& quantity, const Scenario& scenario);

/// The formula of a curve, to be evaluated for many rows. Several threads must not do so at once.
class OwnCurveFormula {
public:
    /// Throws ExpressionFault.
    OwnCurveFormula(const OwnCurve& curve, const Scenario& scenario);

    /// Returns the value in a row of n keys at scale λ; NaN if it is not a finite number.
    double operator()(const RowAt& row);

private:
    TypedFormula formula_;
    double d_;
    ParameterValues parameters_;
};

/// Whether one of the Scenario's curves of the quantity names this parameter.
bool own_curves_name(const RowQuantity& quantity, const Scenario& scenario,
                     std::string_view parameter);

/// Whether one of the Scenario's curves names this parameter.
bool own_curves_name(const Scenario& scenario, std::string_view parameter);

}  // namespace attnscope
