#include "tests/attack/users.h"

#include <grp.h>
#include <unistd.h>

#include "tests/attack/child.h"

namespace attnscope::attack {

void become_ordinary_user() {
    constexpr uid_t nobody = 65534;
    if (geteuid() == 0 &&
        (setgroups(0, nullptr) != 0 || setgid(nobody) != 0 || setuid(nobody) != 0))
        _exit(1);
}

bool ordinary_user_can_start() {
    return run({.arguments = {"--version"}, .prepare = become_ordinary_user}).exited_with(0);
}

}  // namespace attnscope::attack
