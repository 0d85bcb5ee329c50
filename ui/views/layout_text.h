#pragma once

#include <string>
#include <string_view>

#include "ui/model/board_layout.h"

namespace attnscope {

/// Returns a text that holds a layout: columns joined by //, their rows by /, the views of a row by
/// a comma; behind each its share, if it is not 1, as view:2, row@2 and column%2. layoutFromText()
/// reads such a text, and throws InvalidRequest.
std::string layoutText(const BoardLayout& layout);
BoardLayout layoutFromText(std::string_view text);

}  // namespace attnscope
