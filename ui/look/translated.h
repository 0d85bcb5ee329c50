#pragma once

#include <QString>
#include <string_view>

#include "core/text/message.h"

namespace attnscope {

/// Returns a message of the core in the window's language: the translation of its key in the
/// context "core", or its English form if there is none.
QString translated(const Message& message);

/// A unit, such as "nat", in the window's language.
QString unitName(std::string_view unit);

}  // namespace attnscope
