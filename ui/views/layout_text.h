#pragma once

#include <string>
#include <string_view>

#include "ui/model/board_layout.h"

namespace attnscope {

/// A text that holds a layout: columns joined by //, in them rows by /, in these views by a comma;
/// behind each its share, where it is not 1, as view:2, row@2 and column%2. Reads one, and throws
/// InvalidRequest.
std::string layoutText(const BoardLayout& layout);
BoardLayout layoutFromText(std::string_view text);

}  // namespace attnscope
