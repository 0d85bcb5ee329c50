#pragma once

#include <functional>

namespace attnscope::attack {

/// Gives root's rights away in the child, for those of a user of whom nothing else runs here.
void become_ordinary_user();

/// Whether an ordinary user can start the program here, so that rights can be tested.
bool ordinary_user_can_start();

}  // namespace attnscope::attack
