#pragma once

#include <QString>

#include "ui/model/session.h"

namespace attnscope {

/// Returns what one session has and another has not, in a word or two for a menu: "Length n",
/// "zoom"; empty if they differ in several things.
QString changeName(const Session& one, const Session& other);

}  // namespace attnscope
