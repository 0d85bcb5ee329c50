#include "ui/session/kept_session.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

#include "core/io/file_fault.h"
#include "core/io/file_lock.h"
#include "core/io/regular_file.h"
#include "core/text/errors.h"
#include "ui/look/paths.h"
#include "ui/session/session_json.h"
#include "ui/session/state_names.h"

namespace attnscope {
namespace {

using namespace state_names;

/// Whether a file is a lock of this program, which is always an empty regular file. Anything else
/// of that name is not ours.
bool isOwnLock(const QString& path) {
    struct stat found {};
    return lstat(bytesOf(path).c_str(), &found) == 0 && S_ISREG(found.st_mode) &&
           found.st_size == 0;
}

bool haveSameBytes(const QString& one, const QString& other) {
    if (QFileInfo(one).size() != QFileInfo(other).size())
        return false;
    const auto bytes = [](const QString& path) {
        return read_regular_file(bytesOf(path), longestSession, bytesOf(path));
    };
    try {
        return bytes(one) == bytes(other);
    } catch (const FileError&) {
        return false;
    }
}

/// Renames a file if nothing has the new name; returns 0 or an errno.
int moved(const QString& from, const QString& to) {
    const std::string old_name = bytesOf(from), new_name = bytesOf(to);
    if (renameat2(AT_FDCWD, old_name.c_str(), AT_FDCWD, new_name.c_str(), RENAME_NOREPLACE) == 0)
        return 0;
    if (const int fault = errno; fault != EINVAL)
        return fault;
    if (isThere(to))  // the file system lacks RENAME_NOREPLACE
        return EEXIST;
    return std::rename(old_name.c_str(), new_name.c_str()) == 0 ? 0 : errno;
}

/// Frees the name for the file `next` of a window that is being closed. The file that the window
/// closed before has left is renamed, then removed if another kept file has the same bytes. It is
/// renamed before it is read, so that a file that a third window leaves meanwhile is not mistaken
/// for it.
void makeWay(const QString& folder, const QString& next) {
    const QString name = fresh(closed_start) + ending, left = in(folder, name);
    if (moved(in(folder, last_closed), left) != 0)
        return;
    bool is_kept = haveSameBytes(left, next);
    for (const QString& other : namesIn(folder, closed_start, ending))
        is_kept = is_kept || (other != name && haveSameBytes(left, in(folder, other)));
    if (is_kept)
        QFile::remove(left);
}

}  // namespace

QString stateFolder() {
    const QString given = qEnvironmentVariable("XDG_STATE_HOME");
    const QString home =
        QDir::isAbsolutePath(given) ? given : QDir::home().filePath(QStringLiteral(".local/state"));
    return in(home, QStringLiteral("attnscope"));
}

KeptSession::KeptSession(const QString& folder, const QString& name,
                         std::unique_ptr<Descriptor> lock)
    : folder_(folder), name_(name), found_name_(name + ending), lock_(std::move(lock)) {}

std::unique_ptr<KeptSession> KeptSession::take(const QString& folder, const QString& name) {
    auto lock = lock_file(bytesOf(in(folder, name + lock_ending)));
    if (!lock && errno != EWOULDBLOCK)
        fail_on_file(bytesOf(name + ending),
                     {"session.not-locked", "is left as it is, because it cannot be locked"},
                     errno);
    return lock ? std::unique_ptr<KeptSession>(new KeptSession(folder, name, std::move(lock)))
                : nullptr;
}

std::unique_ptr<KeptSession> KeptSession::begin(const QString& folder) {
    QDir().mkpath(folder);
    try {
        return take(folder, fresh(window_start));
    } catch (const FileError&) {
        return nullptr;
    }
}

std::unique_ptr<KeptSession> KeptSession::ofClosed(const QString& folder) {
    const QString left = in(folder, last_closed);
    auto taken = isThere(left) ? begin(folder) : nullptr;
    if (!taken)
        return nullptr;
    if (const int fault = moved(left, taken->path()); fault == ENOENT)
        return nullptr;  // another window has taken it meanwhile
    else if (fault != 0)
        fail_on_file(bytesOf(last_closed),
                     {"session.not-taken", "is left as it is, because it cannot be moved"}, fault);
    taken->found_name_ = last_closed;
    return taken;
}

std::unique_ptr<KeptSession> KeptSession::ofLost(const QString& folder, const QString& name) {
    auto taken = take(folder, name);
    return taken && isThere(taken->path()) ? std::move(taken) : nullptr;
}

KeptSession::~KeptSession() {
    unlock();
}

QString KeptSession::path() const {
    return in(folder_, name_ + ending);
}

/// Ends the lock. The lock's file is removed before it is unlocked, so that no other window locks a
/// file that is about to be removed.
void KeptSession::unlock() {
    const QString lock = in(folder_, name_ + lock_ending);
    if (lock_ && isOwnLock(lock))
        QFile::remove(lock);
    lock_.reset();
}

/// Renames the file to the name for the next window. If that fails, the file keeps its own name,
/// like that of a window that died.
void KeptSession::leave() {
    constexpr int most = 3;  // other windows may be closed at the same time
    for (int i = 0; i < most; ++i) {
        if (isThere(in(folder_, last_closed)))
            makeWay(folder_, path());
        if (moved(path(), in(folder_, last_closed)) != EEXIST)
            break;
    }
    unlock();
}

QString KeptSession::setAside() {
    const QString to = in(folder_, fresh(set_aside_start) + ending);
    if (const int fault = moved(path(), to))
        fail_on_file(bytesOf(found_name_),
                     {"session.not-set-aside", "is left as it is, because it cannot be renamed"},
                     fault);
    unlock();
    return to;
}

void KeptSession::remove() {
    QFile::remove(path());
    unlock();
}

}  // namespace attnscope
