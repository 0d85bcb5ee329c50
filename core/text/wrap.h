#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace attnscope {

/// Returns the words of a text in lines of at most `width` characters (code points), or in one line
/// if `width` is 0. Chinese characters count as two, and a line may end beside them. The first line
/// is indented by `first` characters, further lines by `others`. A word that is longer has a line
/// of its own. There is no line end after the last line.
std::string wrapped(std::string_view text, std::size_t width, std::size_t first,
                    std::size_t others);

}  // namespace attnscope
