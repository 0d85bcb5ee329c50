#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// Returns the words of a text, between which single blanks stand.
std::vector<std::string> split(std::string_view words);

/// Returns the names as a list: "a, b, c".
std::string comma_separated(std::span<const std::string_view> names);

}  // namespace attnscope
