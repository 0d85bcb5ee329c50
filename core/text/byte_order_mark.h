#pragma once

#include <string_view>

namespace attnscope {

/// U+FEFF in UTF-8, with which some programs begin a text.
inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace attnscope
