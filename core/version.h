#pragma once

#include <string_view>

namespace attnscope {

/// Version of the program, such as "0.1.0".
std::string_view version();

}  // namespace attnscope
