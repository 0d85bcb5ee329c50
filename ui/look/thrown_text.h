#pragma once

#include <QString>
#include <exception>

namespace attnscope {

/// The sentence for what was thrown, in the window's language; empty where somebody cancelled. What
/// is no Error and no lack of memory was not foreseen: the sentence says so, and the log has it.
QString thrownText(const std::exception_ptr& thrown);

}  // namespace attnscope
