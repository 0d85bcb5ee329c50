#include "core/scaling/own_formula.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "core/limits.h"
#include "core/scaling/rule.h"
#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

constexpr std::array<std::string_view, 3> lengths = {"n", "d", "i"};

struct KeptFormula {
    std::string text;
    TypedFormula formula;
};

/// Returns the formula's value. Each thread keeps the formula that it read last.
double value(const RuleInput& input) {
    thread_local std::optional<KeptFormula> kept;
    if (!kept || kept->text != input.formula)
        kept.emplace(std::string(input.formula), TypedFormula(input.formula, lengths));
    return kept->formula(std::array{input.n, input.d, input.row + 1}, input.parameters);
}

}  // namespace

const FormulaSyntax scale_syntax = {"scale_formula", standard_formula, lengths};

void check_formulas(std::string_view text) {
    check_parts(scale_syntax, text);
    for (const std::string_view formula : parts_of_formulas(text))
        check_formula(scale_syntax, text, formula);
}

std::string_view first_formula(std::string_view text) {
    return trimmed(text.substr(0, text.find(';')));
}

double scale_by_formula(const RuleInput& input) {
    const double lambda = value(input);
    return lambda >= 0 ? std::min(lambda, max_scale) : 0;
}

bool gives_scale(const RuleInput& input) {
    const double lambda = value(input);
    return lambda >= 0 && lambda <= max_scale;
}

void require_scale(const RuleInput& input) {
    if (!gives_scale(input))
        throw InvalidRequest(Message("quantity.formula-without-scale",
                                     "%1 gives no number from 0 to 10⁶ at n = %2 and d = %3",
                                     {in_quotes(first_formula(input.formula)), input.n, input.d}));
}

}  // namespace attnscope
