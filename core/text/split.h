#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// Returns the words of a text, between which single blanks stand.
std::vector<std::string> split(std::string_view words);

}  // namespace attnscope
