#pragma once

#include <string_view>

namespace attnscope {

/// Version of the program, such as "1.0.0".
std::string_view version();

/// How to cite this version: an entry for BibTeX, without a line feed at its end.
std::string_view citation();

}  // namespace attnscope
