#pragma once

#include <map>
#include <string>

#include "core/reference/reference.h"

namespace attnscope {

/// Stands in each page as its generator, so that the program knows its own pages.
inline constexpr auto pages_generator = "attnscope help --html";

/// Returns the reference as pages by the names of their files, such as "index.html" and
/// "rules.html": HTML that is XML, too, needs no network and no script, and can be read on a phone.
std::map<std::string, std::string> reference_pages(const Reference& reference);

}  // namespace attnscope
