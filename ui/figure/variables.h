#pragma once

#include <QPainter>
#include <QString>
#include <vector>

namespace attnscope {

/// A part of a text: `length` characters from `begin` on.
struct TextRange {
    qsizetype begin, length;
};

/// Returns the places of variables in a text: n, d, H, p, a small Greek letter except π, or a
/// product such as λd. Letters in a word, in the name of a file or in a unit are none.
std::vector<TextRange> variablesIn(const QString& text);

/// Draws a text with the painter's font and pen into a box, in the middle of its height: on one
/// line with its variables in italics if it has any and fits, otherwise upright with word wrap.
void drawWithVariables(QPainter& painter, const QRectF& box, Qt::Alignment alignment,
                       const QString& text);

}  // namespace attnscope
