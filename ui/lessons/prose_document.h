#pragma once

#include <QColor>
#include <QFont>
#include <QTextCursor>
#include <QTextDocument>
#include <functional>
#include <vector>

#include "core/lessons/prose.h"
#include "ui/look/text_scale.h"

namespace attnscope {

class LessonValues;

inline constexpr int between_lines = 6;  ///< times the scale, below each line

/// How a lesson's text is set.
struct ProseLook {
    QFont font;
    QColor ink, link;
    double room;                 ///< width of a line, to which formulas are fitted
    double scale = textScale();  ///< of spaces
    double left = 0;             ///< space at the left of all blocks
    int between_lines = attnscope::between_lines;  ///< space before it is scaled
};

/// Returns a number of a text as it is shown.
using NumberText = std::function<QString(const ProseSpan& number)>;

/// Writes a lesson's text into a document that is empty: formulas as in print, numbers as they are
/// known now.
void writeProse(QTextDocument& document, const std::vector<ProseBlock>& blocks,
                const LessonValues& values, const ProseLook& look);

/// Writes blocks at the end of a document, the first one into the present block if that is the only
/// one and empty.
void appendProse(QTextDocument& document, const std::vector<ProseBlock>& blocks,
                 const NumberText& numbers, const ProseLook& look);

/// Whether a text has links, and whether it has numbers.
bool hasLinks(const std::vector<ProseBlock>& blocks);
bool hasNumbers(const std::vector<ProseBlock>& blocks);

}  // namespace attnscope
