#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// Returns the keys that occur more than once within one object of a JSON text, of which a reader
/// sees only one; each is listed once. Returns nothing if the text is not JSON (RFC 8259).
std::optional<std::vector<std::string>> doubled_keys(std::string_view json);

/// Whether more than `most` objects and arrays lie within one another in a JSON text, up to its
/// first fault.
bool is_nested_deeper(std::string_view json, int most);

/// A place in a text: the line and the character in it, both counted from 1.
struct TextPlace {
    std::size_t line, column;

    bool operator==(const TextPlace&) const = default;
};

/// Returns where a text ceases to be JSON (RFC 8259); nothing if all of it is.
std::optional<TextPlace> json_fault(std::string_view json);

}  // namespace attnscope
