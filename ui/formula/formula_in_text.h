#pragma once

#include <QString>
#include <QTextCursor>
#include <string_view>

#include "core/formulas/mathml.h"

namespace attnscope {

/// Inserts a formula into a document at the cursor, on the baseline of its line and in the colour
/// and size of its text. Where the formula cannot be laid out, it is inserted as plain text. In a
/// PDF and on screen it is drawn as outlines.
void insertFormula(QTextCursor& cursor, std::string_view latex, FormulaStyle style);

/// Returns a formula between marks, as plain text to put into HTML.
QString formulaMark(std::string_view latex);

/// Puts formulas, in display style, in the places of all marked ones in a document.
void typesetMarked(QTextDocument& document);

/// Returns the text of a document with its formulas on one line.
QString plainTextOf(const QTextDocument& document);

}  // namespace attnscope
