#pragma once

#include <QString>

#include "core/text/message.h"

namespace attnscope {

/// A message of the core in the window's language: the translation of its key in the context
/// "core", or its English form where there is none.
QString translated(const Message& message);

}  // namespace attnscope
