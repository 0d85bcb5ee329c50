#pragma once

#include <QTextCursor>
#include <string_view>

#include "core/formulas/mathml.h"

namespace attnscope {

/// Inserts a formula into a document at the cursor, on the baseline of its line and in the colour
/// and size of its text. Where the formula cannot be laid out, it is inserted as plain text. In a
/// PDF and on screen it is drawn as outlines.
void insertFormula(QTextCursor& cursor, std::string_view latex, FormulaStyle style);

}  // namespace attnscope
