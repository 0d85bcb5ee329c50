#pragma once

#include <functional>

namespace attnscope::attack {

/// In the child: gives root's rights away, for a user of whom nothing else runs here.
void become_ordinary_user();

/// Whether an ordinary user can start the program here, so that rights can be tested.
bool ordinary_user_can_start();

}  // namespace attnscope::attack
