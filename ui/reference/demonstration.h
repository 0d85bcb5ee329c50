#pragma once

#include "core/reference/reference.h"
#include "ui/model/session.h"

namespace attnscope {

/// Returns a session that shows what an entry speaks of: with its settings, and with its view on
/// the board, in the place of the first view if it has none there. Throws InvalidRequest if the
/// settings do not go with the present ones.
Session demonstrating(const Demonstration& show, Session session);

}  // namespace attnscope
