#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace attnscope {

/// Returns the words of a text in lines of at most `width` characters (code points), the first
/// indented by `first`, the others by `others`; in one line if the width is 0. A longer word has a
/// line of its own. There is no line end after the last line.
std::string wrapped(std::string_view text, std::size_t width, std::size_t first,
                    std::size_t others);

}  // namespace attnscope
