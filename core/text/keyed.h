#pragma once

#include <initializer_list>
#include <string_view>

#include "core/text/message.h"

namespace attnscope {

/// Returns a text of a record as a message. The key of the message consists of `names`, from the
/// table to the text, joined by dots and with '-' for spaces. For an empty text the message is
/// empty.
///
///     keyed({"field", "n", "label"}, "Length n")  // the key "field.n.label"
Message keyed(std::initializer_list<std::string_view> names, std::string_view english);

}  // namespace attnscope
