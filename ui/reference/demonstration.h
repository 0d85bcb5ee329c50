#pragma once

#include "core/reference/reference.h"
#include "ui/model/session.h"

namespace attnscope {

/// Returns a session that shows what an entry speaks of: with the entry's settings, and with its
/// view on the board. A figure replaces the largest figure or token arcs; another view that is not
/// on the board replaces the maximised view, else the first one. If the entry is on a curve, the
/// figure's other entries but its exact curve are hidden; if it is on a row's largest weight, the
/// row is pinned. Throws InvalidRequest if the settings do not go with the present ones.
Session demonstrating(const Demonstration& show, Session session);

}  // namespace attnscope
