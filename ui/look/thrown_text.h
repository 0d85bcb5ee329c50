#pragma once

#include <QString>
#include <exception>

namespace attnscope {

/// Returns the sentence for what was thrown, in the window's language; empty for Cancelled. If it
/// is neither an Error nor a lack of memory, it is unexpected: the sentence says so, and it is
/// logged.
QString thrownText(const std::exception_ptr& thrown);

}  // namespace attnscope
