#pragma once

#include <QColor>
#include <QFont>
#include <QTextDocument>
#include <vector>

#include "core/lessons/prose.h"

namespace attnscope {

class LessonValues;

/// How a lesson's text is set.
struct ProseLook {
    QFont font;
    QColor ink, link;
    double room;  ///< width of a line, to which formulas are fitted
};

/// Writes a lesson's text into a document that is empty: formulas as in print, numbers as they are
/// known now.
void writeProse(QTextDocument& document, const std::vector<ProseBlock>& blocks,
                const LessonValues& values, const ProseLook& look);

/// Whether a text has links, and whether it has numbers.
bool hasLinks(const std::vector<ProseBlock>& blocks);
bool hasNumbers(const std::vector<ProseBlock>& blocks);

}  // namespace attnscope
