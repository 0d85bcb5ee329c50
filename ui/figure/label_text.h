#pragma once

#include <QPainter>
#include <QString>
#include <string>
#include <string_view>

#include "ui/look/text_metrics.h"

namespace attnscope {

// Texts of a figure. One that a person has typed begins with a mark, and has other marks about its
// formulas; it is drawn as typed, with its formulas as in print. All other texts have the variables
// in them in italics (ui/figure/variables.h).

/// Returns a text with formulas between dollar signs (core/formulas/text_with_formulas.h) as a text
/// that a person has typed.
std::string typedText(std::string_view text);

bool isTyped(const QString& text);

/// Returns a text for where formulas have no room: on one line, without marks.
QString plainText(const QString& text);

/// Width of a text, rounded up so that setting it never cuts it.
double labelWidth(const TextMetrics& metrics, const QString& text);

/// Returns the beginning of a text with … if it is wider than that.
QString elidedLabel(const TextMetrics& metrics, const QString& text, double width);

/// Draws a text with the painter's font and pen into a box, in the middle of its height.
void drawLabel(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text);

}  // namespace attnscope
