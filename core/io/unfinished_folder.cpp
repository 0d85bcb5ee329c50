#include "core/io/unfinished_folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "core/io/destination.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

/// Makes and opens a folder; returns −1 with EEXIST if it was taken for a leftover at once.
int make_folder(int parent, const std::string& name) {
    constexpr mode_t rights = 0777;  // less the bits of the umask
    if (mkdirat(parent, name.c_str(), rights) != 0)
        return -1;
    const int made = openat(parent, name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (made < 0 && unlinkat(parent, name.c_str(), AT_REMOVEDIR) != 0)
        errno = EEXIST;
    return made;
}

Unfinished make_beside(const fs::path& target) {
    const fs::path folder = folder_of(target);
    clear_unfinished(folder);
    const Descriptor parent(open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
    if (!parent)
        throw std::system_error(errno, std::generic_category());
    return make_unfinished(parent.number(), [&](const std::string& name) {
        return make_folder(parent.number(), name);
    });
}

}  // namespace

UnfinishedFolder::UnfinishedFolder(const fs::path& target)
    : UnfinishedFolder(target, make_beside(target)) {}

UnfinishedFolder::UnfinishedFolder(const fs::path& target, const Unfinished& made)
    : target_(target), path_(folder_of(target) / made.name), lock_(made.descriptor) {}

UnfinishedFolder::~UnfinishedFolder() {
    std::error_code ignored;
    if (!path_.empty())
        fs::remove_all(path_, ignored);
}

void UnfinishedFolder::take_place() {
    std::error_code fault;
    fs::rename(path_, target_, fault);
    if (fault)
        throw std::system_error(fault);
    path_.clear();
}

}  // namespace attnscope
