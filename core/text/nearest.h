#pragma once

#include <string_view>
#include <vector>

namespace attnscope {

/// Returns the known word that an unknown word was probably meant to be. It is the first of those
/// that result from the unknown word by inserting, deleting or replacing the fewest bytes. Returns
/// an empty word if this takes more bytes than half of those of the unknown word, or if that has
/// more than 64.
std::string_view nearest(std::string_view word, const std::vector<std::string_view>& known);

/// Returns the known word to suggest for an unknown one beside a list of all known words: nearest()
/// if it is at most two bytes away, or else the first known word that begins with the unknown one.
/// Returns an empty word if there is neither.
std::string_view suggested(std::string_view word, const std::vector<std::string_view>& known);

}  // namespace attnscope
