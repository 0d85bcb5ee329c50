#pragma once

#include <QString>
#include <exception>

namespace attnscope {

/// Returns the sentence for what was thrown, in the window's language; empty if somebody cancelled.
/// If it is neither an Error nor a lack of memory, it was not foreseen: the sentence says so, and
/// the log has it.
QString thrownText(const std::exception_ptr& thrown);

}  // namespace attnscope
