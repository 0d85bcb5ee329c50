#pragma once

#include <string>
#include <string_view>

namespace attnscope {

/// Returns a text as HTML and XML have it: &, <, > and quotes by their names.
std::string in_markup(std::string_view text);

}  // namespace attnscope
