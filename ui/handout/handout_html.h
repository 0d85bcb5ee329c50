#pragma once

#include <string>

#include "ui/handout/handout_content.h"

namespace attnscope {

/// The generator that the page of a handout names, by which the program recognises one that it
/// wrote.
inline constexpr auto handoutGenerator = "attnscope lesson export";

/// Returns a handout as a page of HTML, which is also XML and shows the figures' files beside it.
std::string handoutPage(const Handout& handout);

}  // namespace attnscope
