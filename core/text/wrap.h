#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace attnscope {

/// The words of a text in lines of at most `width` characters (code points), the first indented by
/// `first`, the others by `others`; in one line where the width is 0. A word that is longer stands
/// in a line of its own. No line end behind the last one.
std::string wrapped(std::string_view text, std::size_t width, std::size_t first,
                    std::size_t others);

}  // namespace attnscope
