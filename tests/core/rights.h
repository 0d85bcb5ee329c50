#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <functional>
#include <stdexcept>
#include <string>

namespace attnscope {

/// Takes root's rights away as long as it lives; other users have none that matter.
class AsNobody {
public:
    static constexpr uid_t nobody = 65534;

    AsNobody() {
        if (was_ == 0 && seteuid(nobody) != 0)
            throw std::runtime_error("root cannot become another user");
    }
    ~AsNobody() {
        if (seteuid(was_) != 0)
            std::abort();  // the other tests would not be themselves
    }
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;

    /// Gives a file or folder to the user who acts as long as one of these lives; returns whether
    /// it could.
    static bool owns(const std::string& path) {
        return geteuid() != 0 || chown(path.c_str(), nobody, nobody) == 0;
    }

private:
    uid_t was_ = geteuid();
};

/// Runs `act` in a child process; returns the exit status that it returned (99 if it threw), or
/// −signal if one ended it.
inline int in_child(const std::function<int()>& act) {
    const pid_t child = fork();
    if (child == 0) {
        try {
            _exit(act());
        } catch (...) {
            _exit(99);
        }
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child)
        throw std::runtime_error("no child process");
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace attnscope
