#pragma once

#include <QString>

#include "ui/model/session.h"

namespace attnscope {

/// What one session has and another has not, in a word or two for a menu: "Length n", "zoom"; empty
/// where they differ in several things.
QString changeName(const Session& one, const Session& other);

}  // namespace attnscope
