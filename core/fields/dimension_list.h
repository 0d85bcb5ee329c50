#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace attnscope {

/// The dimensions in a text such as "3,16,256", eight at most. Throws InvalidRequest.
std::vector<std::int64_t> parse_dimensions(std::string_view text);

}  // namespace attnscope
