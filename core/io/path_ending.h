#pragma once

#include <string>
#include <string_view>

namespace attnscope {

/// A path's ending in lower case without its dot, such as "png"; empty if it has none.
std::string ending_of(std::string_view path);

}  // namespace attnscope
