#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/approximations/approximations.h"
#include "core/scaling/typed_formula.h"
#include "core/scenario/scenario.h"

namespace attnscope {

// Curves that a person types: NAME = FORMULA, or a formula alone; several with semicolons between.
// A name is any text of up to 60 characters without semicolons and control characters.
// Each is an approximation of the mean of a quantity of rows, drawn and judged beside the exact
// mean. A formula names n, d, lambda, beta = λd, and every parameter of a scaling rule but λ; it
// gives an entropy in nats.

/// The curves of one's own for a quantity, as a field of the Scenario.
struct OwnCurves {
    const RowQuantity* of;
    std::string Scenario::*member;
    const FormulaSyntax* syntax;
    void (*check)(std::string_view text);            ///< throws RefusedFormula
    std::string_view label, help, meaning, formula;  ///< of the field
};

/// The quantities that take curves of one's own, in the order in which they are shown.
std::span<const OwnCurves> own_curves();

/// One of the curves, as parts of the text that holds it.
struct OwnCurve {
    std::string_view name;  ///< empty if the formula stands alone
    std::string_view formula;

    /// The name or, if there is none, the formula as it is shown.
    std::string label() const;
};

/// Returns the Scenario's curves of a quantity.
std::vector<OwnCurve> own_curves_of(const RowQuantity& quantity, const Scenario& scenario);

/// A curve's formula, for many rows. Its value is computed by one thread at a time.
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
