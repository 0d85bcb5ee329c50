#pragma once

#include <string_view>

#include "core/text/message.h"

namespace attnscope {

/// Throws InvalidRequest: "n = 'many' is not possible: it takes a whole number from 1 to 5", where
/// `allowed` is what it takes.
[[noreturn]] void refuse_value(std::string_view key, std::string_view text, const Message& allowed);

/// What a value may be: a number of a range, or a key (keys) of a list such as "a, b, c".
Message number_from_to(const Message& least, const Message& most);
Message whole_number_from_to(const Message& least, const Message& most);
Message one_of(const Message& list);
Message any_of(const Message& list);

}  // namespace attnscope
