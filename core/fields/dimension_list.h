#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace attnscope {

/// Returns the dimensions in a text such as "3,16,256". There may be eight at most. Throws
/// InvalidRequest.
std::vector<std::int64_t> parse_dimensions(std::string_view text);

}  // namespace attnscope
