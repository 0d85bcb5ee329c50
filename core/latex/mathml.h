#pragma once

#include <string>

#include "core/latex/formula.h"

namespace attnscope {

/// Whether a formula is set on a line of its own (display) or within a text.
enum class FormulaStyle { display, text };

/// Returns the formula as one `math` element of presentation MathML for an HTML page. Its attribute
/// `alttext` is the formula on one line.
std::string mathml(const Formula& formula, FormulaStyle style);

}  // namespace attnscope
