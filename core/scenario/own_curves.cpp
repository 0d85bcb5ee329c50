#include "core/scenario/own_curves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

constexpr std::size_t longest_name = 60;  ///< characters

constexpr std::array<std::string_view, 4> numbers_of_row = {"n", "d", "lambda", "beta"};

constexpr FormulaSyntax entropy_syntax = {"entropy_curves", "my law = log(n) - 0.3*lambda*d",
                                          numbers_of_row};
constexpr FormulaSyntax gradient_syntax = {"gradient_curves", "my law = lambda*(1 - 1/n)",
                                           numbers_of_row};
constexpr FormulaSyntax collision_syntax = {"collision_curves", "my law = exp(lambda^2*d)/n",
                                            numbers_of_row};

/// Returns the curve in a part between semicolons. The last equals sign ends the name, because no
/// formula contains one.
OwnCurve curve_in(std::string_view part) {
    const std::size_t equals = part.rfind('=');
    if (equals == std::string_view::npos)
        return {{}, part};
    return {trimmed(part.substr(0, equals)), trimmed(part.substr(equals + 1))};
}

std::vector<OwnCurve> curves_in(std::string_view text) {
    std::vector<OwnCurve> curves;
    if (!trimmed(text).empty())
        for (const std::string_view part : parts_of_formulas(text))
            curves.push_back(curve_in(part));
    return curves;
}

/// Throws RefusedFormula for the fault `why` of a part of the field's text.
[[noreturn]] void refuse(const FormulaSyntax& syntax, std::string_view text, std::string_view part,
                         const Message& why) {
    const auto begin = static_cast<std::size_t>(part.data() - text.data());
    throw RefusedFormula(syntax, text, why, begin, begin + part.size());
}

void check_name(const FormulaSyntax& syntax, std::string_view text, std::string_view name) {
    if (characters(name) > longest_name)
        refuse(syntax, text, name,
               {"curve.name-long", "a name has at most %1 characters", {longest_name}});
    if (printable(name, 4 * name.size()) != name)
        refuse(syntax, text, name,
               {"curve.name-sign", "a name cannot hold control characters: %1", {in_quotes(name)}});
}

void check_curves(const FormulaSyntax& syntax, std::string_view text) {
    if (trimmed(text).empty())
        return;
    check_parts(syntax, text);
    std::vector<std::string> labels;
    for (const OwnCurve& curve : curves_in(text)) {
        check_name(syntax, text, curve.name);
        if (curve.formula.empty())
            refuse(syntax, text, curve.formula, {"curve.no-formula", "a formula is missing"});
        check_formula(syntax, text, curve.formula);
        const std::string label = curve.label();
        if (std::ranges::find(labels, label) != labels.end())
            refuse(syntax, text, curve.name.empty() ? curve.formula : curve.name,
                   {"curve.twice", "two are called %1", {in_quotes(label)}});
        labels.push_back(label);
    }
}

template <const FormulaSyntax& syntax>
void check(std::string_view text) {
    check_curves(syntax, text);
}

constexpr auto all_own_curves = std::to_array<OwnCurves>({
    {.of = &row_entropy,
     .member = &Scenario::entropy_curves,
     .syntax = &entropy_syntax,
     .check = check<entropy_syntax>,
     .label = "Own entropy curve",
     .help = "Formulas that figures draw beside the exact entropy, in nats, such as my law = "
             "log(n) - 0.3*lambda*d; several are separated by semicolons.",
     .meaning =
         "Each formula is drawn in the figures of the entropy, under the name before the equals "
         "sign, and fades where it is off by more than 0.1 nat and 2 %. It may name n, d, lambda, "
         "beta, which is λd, and the numbers of scaling rules such as kappa, gives nats also where "
         "the axis has bits, and is computed at some points of the axis, between which the curve "
         "is smooth.",
     .formula = R"(H = f(n, d, \lambda))"},
    {.of = &row_gradient,
     .member = &Scenario::gradient_curves,
     .syntax = &gradient_syntax,
     .check = check<gradient_syntax>,
     .label = "Own gradient curve",
     .help = "Formulas that figures draw beside the exact gradient λ(1 − Σp²), such as my law = "
             "lambda*(1 - 1/n); several are separated by semicolons.",
     .meaning =
         "Each formula is drawn in the figures of the gradient, under the name before the "
         "equals sign, and fades where it is off by more than 2 %. It may name n, d, lambda, "
         "beta, which is λd, and parameters of scaling rules such as kappa. It is computed at "
         "some points of the axis, which a smooth curve joins.",
     .formula = R"(\lambda \left(1 - \sum p^2\right) = f(n, d, \lambda))"},
    {.of = &row_collision,
     .member = &Scenario::collision_curves,
     .syntax = &collision_syntax,
     .check = check<collision_syntax>,
     .label = "Own collision curve",
     .help = "Formulas that figures draw beside the exact collision Σp², such as my law = "
             "exp(lambda^2*d)/n; several are separated by semicolons.",
     .meaning =
         "Each formula is drawn in the figures of Σp², under the name before the equals sign, "
         "and fades where it is off by more than 2 %. It may name n, d, lambda, beta, which is "
         "λd, and parameters of scaling rules such as kappa. It is computed at some points of "
         "the axis, which a smooth curve joins.",
     .formula = R"(\sum p^2 = f(n, d, \lambda))"},
});

}  // namespace

std::span<const OwnCurves> own_curves() {
    return all_own_curves;
}

std::string OwnCurve::label() const {
    return name.empty() ? shown_formula(formula) : std::string(name);
}

std::vector<OwnCurve> own_curves_of(const RowQuantity& quantity, const Scenario& scenario) {
    const auto* found = std::ranges::find(all_own_curves, &quantity, &OwnCurves::of);
    return curves_in(scenario.*found->member);
}

OwnCurveFormula::OwnCurveFormula(const OwnCurve& curve, const Scenario& scenario)
    : formula_(curve.formula, numbers_of_row),
      d_(static_cast<double>(scenario.d)),
      parameters_(scenario.parameters) {}

double OwnCurveFormula::operator()(const RowAt& row) {
    const double value = formula_(std::array{row.n, d_, row.lambda, row.lambda * d_}, parameters_);
    return std::isfinite(value) ? value : std::numeric_limits<double>::quiet_NaN();
}

bool own_curves_name(const RowQuantity& quantity, const Scenario& scenario,
                     std::string_view parameter) {
    return std::ranges::any_of(own_curves_of(quantity, scenario), [&](const OwnCurve& curve) {
        return names_parameter(curve.formula, parameter);
    });
}

bool own_curves_name(const Scenario& scenario, std::string_view parameter) {
    return std::ranges::any_of(all_own_curves, [&](const OwnCurves& each) {
        return own_curves_name(*each.of, scenario, parameter);
    });
}

}  // namespace attnscope
