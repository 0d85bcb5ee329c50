#pragma once

#include <string_view>
#include <vector>

#include "core/text/message.h"

namespace attnscope {

/// Returns the sign of a unit, such as "nat", as a text that can be translated.
Message unit_name(std::string_view sign);

/// Returns every text of the tables that a person reads in the window, each key once. Together with
/// the messages in the sources, these are the texts to translate.
std::vector<Message> texts_of_records();

}  // namespace attnscope
