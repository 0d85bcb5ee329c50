#pragma once

#include <QString>

#include "ui/model/session.h"

namespace attnscope {

/// Returns, in a word or two for a menu, what differs between two sessions: "Length n", "zoom";
/// empty if several things differ.
QString changeName(const Session& one, const Session& other);

}  // namespace attnscope
