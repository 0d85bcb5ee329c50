#include "core/io/unfinished.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <fstream>
#include <mutex>
#include <set>
#include <system_error>

#include "core/io/descriptor.h"
#include "core/io/file_fault.h"
#include "core/io/file_lock.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view beginning = ".attnscope-", digits = "0123456789";

/// Returns a number that follows from the names of this host.
const std::string& host() {
    static const std::string number = [] {
        std::array<char, 256> name{};
        gethostname(name.data(), name.size() - 1);
        std::string id;
        std::getline(std::ifstream("/etc/machine-id"), id);
        return std::to_string(std::hash<std::string>()(name.data() + ('\n' + id)));
    }();
    return number;
}

std::string beginning_here() {
    return std::string(beginning) + host() + '-';
}

std::string random_number() {
    std::uint64_t number = 0;
    require_done(getentropy(&number, sizeof number) == 0);
    return std::to_string(number);
}

bool is_from_here(const std::string& name) {
    const std::string start = beginning_here();
    return name.starts_with(start) && name.size() > start.size() &&
           name.find_first_not_of(digits, start.size()) == std::string::npos;
}

/// Whether a file or folder that was just made still belongs to its maker.
enum class Hold {
    locked,
    lost,       ///< another process found it before it was locked, and clears it
    unlockable  ///< locks are not available
};

Hold hold(int made, int folder, const std::string& name) {
    if (flock(made, LOCK_EX | LOCK_NB) != 0)
        return errno == EWOULDBLOCK ? Hold::lost : Hold::unlockable;
    struct stat opened {
    }, named{};
    const bool is_there = fstat(made, &opened) == 0 &&
                          fstatat(folder, name.c_str(), &named, AT_SYMLINK_NOFOLLOW) == 0 &&
                          opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
    return is_there ? Hold::locked : Hold::lost;
}

/// Opens a path to lock it; a file is opened for writing, which some file systems require for a
/// lock.
int open_to_lock(const fs::path& path) {
    constexpr int flags = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;
    const int file = open(path.c_str(), O_RDWR | flags);
    return file < 0 && errno == EISDIR ? open(path.c_str(), O_RDONLY | O_DIRECTORY | flags) : file;
}

void clear(const fs::path& path) {
    const Descriptor left(open_to_lock(path));
    std::error_code ignored;
    if (left && flock(left.number(), LOCK_EX | LOCK_NB) == 0 && has_name(left, path))
        fs::remove_all(path, ignored);
}

/// Whether this is the first call of the process for this folder.
bool is_first(const fs::path& folder) {
    static std::mutex mutex;
    static auto& known = *new std::set<fs::path>;  // never destroyed, as threads run to the end
    std::error_code ignored;
    const fs::path path = fs::absolute(folder, ignored);
    const std::scoped_lock lock(mutex);
    return known.insert(path).second;
}

}  // namespace

Unfinished make_unfinished(int folder, const std::function<int(const std::string&)>& make) {
    while (true) {
        std::string name = beginning_here() + random_number();
        const int made = make(name);
        if (made < 0 && errno == EEXIST)
            continue;
        require_done(made >= 0);
        const Hold held = hold(made, folder, name);
        if (held == Hold::locked)
            return {name, made};
        const std::string other = std::string(beginning) + random_number();
        if (held == Hold::unlockable && renameat(folder, name.c_str(), folder, other.c_str()) == 0)
            return {other, made};
        close(made);
    }
}

std::string unfinished_name(int file) {
    const bool is_locked = flock(file, LOCK_EX | LOCK_NB) == 0;
    return (is_locked ? beginning_here() : std::string(beginning)) + random_number();
}

void clear_unfinished(const fs::path& folder) {
    if (!is_first(folder))
        return;
    std::error_code fault;
    for (fs::directory_iterator each(folder, fault); !fault && each != fs::directory_iterator();
         each.increment(fault))
        if (is_from_here(each->path().filename().string()))
            clear(each->path());
}

}  // namespace attnscope
