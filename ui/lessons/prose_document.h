#pragma once

#include <QColor>
#include <QFont>
#include <QTextDocument>
#include <vector>

#include "core/lessons/prose.h"

namespace attnscope {

class LessonValues;

inline constexpr int between_lines = 6;  ///< times the scale, below each line

/// How a lesson's text is set.
struct ProseLook {
    QFont font;
    QColor ink, link;
    double room;   ///< width of a line, to which formulas are fitted
    double scale;  ///< of the spaces around lines and blocks
};

/// Writes a lesson's text into a document that is empty: formulas as in print, numbers as they are
/// known now.
void writeProse(QTextDocument& document, const std::vector<ProseBlock>& blocks,
                const LessonValues& values, const ProseLook& look);

/// Whether a text has links.
bool hasLinks(const std::vector<ProseBlock>& blocks);

}  // namespace attnscope
