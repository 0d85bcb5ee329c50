#pragma once

#include <initializer_list>
#include <string_view>

#include "core/text/message.h"

namespace attnscope {

/// A text of a record as a message: its key consists of the names of the text, outermost first,
/// joined by dots, with '-' for spaces. An empty text stays empty.
///
///     keyed({"field", "n", "label"}, "Length n")  // the key "field.n.label"
Message keyed(std::initializer_list<std::string_view> names, std::string_view english);

}  // namespace attnscope
