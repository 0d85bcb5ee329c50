#pragma once

#include <string_view>
#include <vector>

namespace attnscope {

/// Returns the known word that an unknown one was probably meant to be: the first of those that
/// result from inserting, deleting or replacing the fewest characters, if these are at most half of
/// its own; empty if there is none.
std::string_view nearest(std::string_view word, const std::vector<std::string_view>& known);

}  // namespace attnscope
