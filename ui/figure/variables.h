#pragma once

#include <QPainter>
#include <QString>
#include <vector>

namespace attnscope {

/// A part of a text: so many characters from one on.
struct TextRange {
    qsizetype begin, length;
};

/// Returns where the variables of formulas stand in a text: n, d, H and p, small Greek letters but
/// π, and products such as λd, where they are no part of a word, the name of a file or a unit.
std::vector<TextRange> variablesIn(const QString& text);

/// Draws a text with the painter's font and pen into a box, in the middle of its height: on one
/// line with its variables in italics if it has some and fits, else with word wrap.
void drawWithVariables(QPainter& painter, const QRectF& box, Qt::Alignment alignment,
                       const QString& text);

}  // namespace attnscope
