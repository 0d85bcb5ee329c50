#pragma once

#include <QString>
#include <QTextCursor>
#include <string_view>

#include "core/latex/mathml.h"

namespace attnscope {

/// Inserts a formula into a document at the cursor, on the baseline of its line and in the colour
/// and size of its text. On screen and in a PDF it is drawn as outlines. A formula that cannot be
/// laid out is inserted as plain text.
void insertFormula(QTextCursor& cursor, std::string_view latex, FormulaStyle style);

/// Returns the LaTeX of a formula between marks, as plain text to be put into HTML.
QString formulaMark(std::string_view latex);

/// Replaces all marked formulas of a document by typeset ones in display style.
void typesetMarked(QTextDocument& document);

/// Returns the text of a document, with each formula as plain text on one line, then its closing
/// marks.
QString plainTextOf(const QTextDocument& document);

}  // namespace attnscope
