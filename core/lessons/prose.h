#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/lessons/lesson_fault.h"

namespace attnscope {

/// A stretch of a lesson's text that is shown in one way.
struct ProseSpan {
    enum class Kind {
        words,
        formula,  ///< LaTeX within a line
        display,  ///< LaTeX on a line of its own
        number    ///< an expression (lesson_numbers.h) whose value is shown
    };
    Kind kind = Kind::words;
    std::string text;
    int line = 0;    ///< of a formula or a number in the file
    int digits = 0;  ///< significant ones of a number
    bool is_bold = false, is_italic = false;
    std::string link;  ///< address; empty if there is none
};

/// A paragraph, or an item of a list.
struct ProseBlock {
    std::string mark;  ///< "•" or "2." before an item; empty before a paragraph
    int depth = 0;     ///< of lists in lists
    std::vector<ProseSpan> spans;
};

/// Returns the blocks of Markdown with formulas between dollar signs and expressions in braces.
/// `first_line` is the number of the text's first line; faults are added to `faults`, and what they
/// concern is left out. Headings, quotations, rules, code, HTML and images are faults.
std::vector<ProseBlock> read_prose(std::string_view markdown, int first_line,
                                   std::vector<LessonFault>& faults);

}  // namespace attnscope
