#pragma once

#include <QPainter>
#include <QString>
#include <string>
#include <string_view>

#include "ui/look/text_metrics.h"

namespace attnscope {

// Texts of a figure. A text that the user has typed begins with a mark, and has other marks around
// its formulas. It is drawn as typed, with its formulas typeset. In all other texts the variables
// are in italics (ui/figure/variables.h).

/// Returns a text with formulas between dollar signs (core/latex/text_with_formulas.h) as a
/// typed text with marks.
std::string typedText(std::string_view text);

/// Returns words without formulas as a typed text.
QString typedWords(const QString& words);

bool isTyped(const QString& text);
bool hasFormula(const QString& text);

/// Returns a text without marks and with its formulas on one line, for places that cannot show
/// formulas.
QString plainText(const QString& text);

/// Returns the width of a text, rounded up so that setting it never cuts it.
double labelWidth(const TextMetrics& metrics, const QString& text);

/// Returns the text, or its beginning and … if it is wider than `width`.
QString elidedLabel(const TextMetrics& metrics, const QString& text, double width);

/// Draws a text with the painter's font and pen into a box, in the middle of its height.
void drawLabel(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text);

}  // namespace attnscope
