#include "core/scaling/rules/formula.h"

#include "core/scaling/own_formula.h"

namespace attnscope {

extern const Rule formula_rule = {
    .key = "formula",
    .label = "own formula",
    .family = "your own",
    .meaning =
        "A rule of your own: λ is the value of a formula that you type. It may name n, d, the "
        "position i of the last key that a row sees, counted from 1, and the numbers of other "
        "rules such as kappa. Where the value is negative or no number, λ is 0; above 10⁶ it is "
        "10⁶.",
    .formula = "f(n, d, i)",
    .source = "Attnscope",
    .scale = scale_by_formula,
};

}  // namespace attnscope
