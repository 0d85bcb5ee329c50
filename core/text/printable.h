#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace attnscope {

/// Returns a text from outside as a message shows it on one line. Control characters, characters
/// that change the direction of writing, and bytes that are not UTF-8 are written in the form \x1b.
/// If the result has more than `limit` bytes, it is shortened to its beginning and its end with …
/// between (`limit` + 3 bytes at most).
std::string printable(std::string_view text, std::size_t limit = 140);

/// Returns the number of characters in a text of UTF-8.
std::size_t characters(std::string_view text);

/// Returns the first character of a text of UTF-8 that is not empty, with the bytes that continue
/// it.
std::string_view first_character(std::string_view text);

/// Whether all of a text from outside is UTF-8.
bool is_utf8(std::string_view text);

/// printable() in single quotes.
std::string in_quotes(std::string_view text);

}  // namespace attnscope
