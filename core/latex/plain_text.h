#pragma once

#include <string>
#include <string_view>

#include "core/latex/formula.h"

namespace attnscope {

/// Returns the formula on one line: `κ·log n/d`, `λ(1 − Σ p²)`, `e^(−λΔ)`, `√(log n)`, `x_i`.
std::string plain_text(const Formula& formula);

/// Returns the formula of a record, which is LaTeX, on one line; unchanged if it cannot be read.
std::string plain_formula(std::string_view latex);

}  // namespace attnscope
