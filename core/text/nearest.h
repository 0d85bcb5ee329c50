#pragma once

#include <string_view>
#include <vector>

namespace attnscope {

/// The word that was meant by one that is none of them: the first that is made of it with the
/// fewest signs inserted, left out or exchanged, where these are half of its own at most; empty
/// where there is none.
std::string_view nearest(std::string_view word, const std::vector<std::string_view>& known);

}  // namespace attnscope
