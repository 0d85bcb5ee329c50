#pragma once

#include <functional>
#include <ostream>

namespace attnscope {

/// Prints what people read. Throws ReaderEnded if whoever reads it, such as a pager, has read
/// enough.
void print_to_reader(std::ostream& out, const std::function<void(std::ostream&)>& print);

}  // namespace attnscope
