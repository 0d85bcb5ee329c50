#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// Returns the keys that occur more than once within one object of a JSON text, of which a reader
/// sees only one; each is listed once. Returns nothing if the text is not JSON (RFC 8259).
std::optional<std::vector<std::string>> doubled_keys(std::string_view json);

}  // namespace attnscope
