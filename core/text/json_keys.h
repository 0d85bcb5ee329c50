#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attnscope {

/// The keys that stand twice or more within one object of a JSON text, of which a reader sees one
/// alone; each once. None at all where the text is no JSON (RFC 8259).
std::optional<std::vector<std::string>> doubled_keys(std::string_view json);

}  // namespace attnscope
