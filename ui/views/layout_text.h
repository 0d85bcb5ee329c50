#pragma once

#include <string>
#include <string_view>

#include "ui/model/board_layout.h"

namespace attnscope {

/// Returns a layout as a text: columns are joined by //, the rows of a column by /, the views of a
/// row by a comma. A share other than 1 follows its element: view:2, row@2, column%2.
/// layoutFromText() reads such a text; it throws InvalidRequest if the text is none.
std::string layoutText(const BoardLayout& layout);
BoardLayout layoutFromText(std::string_view text);

}  // namespace attnscope
