#include "core/io/quiet_errors.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <mutex>

#include "core/io/descriptor.h"

namespace attnscope {
namespace {

std::mutex turning;
int quiet = 0;  ///< number of objects that exist
int kept = -1;  ///< standard error as it was; −1: as it is

void turn_away() {
    std::fflush(stderr);
    const Descriptor nowhere(open("/dev/null", O_WRONLY | O_CLOEXEC));
    if (!nowhere)
        return;
    kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (kept >= 0)
        dup2(nowhere.number(), STDERR_FILENO);
}

void turn_back() {
    if (kept < 0)
        return;
    std::fflush(stderr);
    dup2(kept, STDERR_FILENO);
    close(kept);
    kept = -1;
}

}  // namespace

QuietErrors::QuietErrors() {
    const std::scoped_lock lock(turning);
    if (quiet++ == 0)
        turn_away();
}

QuietErrors::~QuietErrors() {
    const std::scoped_lock lock(turning);
    if (--quiet == 0)
        turn_back();
}

void QuietErrors::end() {
    const std::scoped_lock lock(turning);
    turn_back();
}

}  // namespace attnscope
