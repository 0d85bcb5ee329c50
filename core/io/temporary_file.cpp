#include "core/io/temporary_file.h"

#include <fcntl.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <mutex>
#include <set>
#include <system_error>

#include "core/io/destination.h"
#include "core/io/file_fault.h"
#include "core/io/unfinished.h"

namespace attnscope {
namespace {

constexpr mode_t file_rights = 0666;  ///< less the bits of the umask

/// Held while a file replaces another and while `named` changes.
std::mutex placing;

/// The files that have a name of their own. Never destroyed, as a signal may come until the end.
std::set<TemporaryFile*>& named() {
    static auto& files = *new std::set<TemporaryFile*>;
    return files;
}

std::string name_in_proc(int descriptor) {
    return "/proc/self/fd/" + std::to_string(descriptor);
}

int open_folder(const std::filesystem::path& folder) {
    return open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
}

/// Opens a file without a name that can be given one; returns -1 if that is impossible.
int open_unnamed(int folder) {
    const int file = openat(folder, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, file_rights);
    if (file < 0 || access(name_in_proc(file).c_str(), F_OK) == 0)
        return file;
    close(file);
    return -1;
}

/// Syncs a folder, so that a new name survives a loss of power, too; some file systems do not need
/// this.
void sync_folder(int folder) {
    const Descriptor readable(openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (readable)
        fsync(readable.number());
}

}  // namespace

TemporaryFile::TemporaryFile(const std::filesystem::path& folder)
    : folder_(open_folder(folder)), file_(make()) {}

int TemporaryFile::make() {
    require_done(bool(folder_));
    const int unnamed = open_unnamed(folder_.number());
    return unnamed >= 0 ? unnamed : make_named();
}

int TemporaryFile::make_named() {
    const std::scoped_lock lock(placing);
    const Unfinished made = make_unfinished(folder_.number(), [this](const std::string& name) {
        return openat(folder_.number(), name.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC,
                      file_rights);
    });
    name_ = made.name;
    named().insert(this);
    return made.descriptor;
}

TemporaryFile::~TemporaryFile() {
    if (name_.empty())
        return;
    const std::scoped_lock lock(placing);
    remove_name();
    named().erase(this);
}

void TemporaryFile::remove_name() const {
    unlinkat(folder_.number(), name_.c_str(), 0);
}

void TemporaryFile::sync() const {
    require_done(fsync(descriptor()) == 0);
}

void TemporaryFile::take_name(const std::filesystem::path& target) {
    const Descriptor folder(open_folder(folder_of(target)));
    require_done(bool(folder));
    const std::string name = target.filename().string();
    {
        const std::scoped_lock lock(placing);
        name_.empty() ? link_and_rename(folder.number(), name) : rename(folder.number(), name);
    }
    sync_folder(folder.number());
}

/// Links the file by another name first and renames it, because a link cannot replace a file.
void TemporaryFile::link_and_rename(int folder, const std::string& name) const {
    const std::string linked = unfinished_name(descriptor());
    require_done(linkat(AT_FDCWD, name_in_proc(descriptor()).c_str(), folder, linked.c_str(),
                        AT_SYMLINK_FOLLOW) == 0);
    if (renameat(folder, linked.c_str(), folder, name.c_str()) == 0)
        return;
    const std::error_code fault(errno, std::generic_category());
    unlinkat(folder, linked.c_str(), 0);
    throw std::system_error(fault);
}

void TemporaryFile::rename(int folder, const std::string& name) {
    require_done(renameat(folder_.number(), name_.c_str(), folder, name.c_str()) == 0);
    named().erase(this);
    name_.clear();
}

void TemporaryFile::overwrite(int target) const {
    struct stat status {};
    require_done(fstat(descriptor(), &status) == 0);
    const std::scoped_lock lock(placing);
    reserve_space(target, static_cast<std::uintmax_t>(status.st_size));
    for (off_t done = 0; done < status.st_size;)
        require_done(sendfile(target, descriptor(), &done,
                              static_cast<std::size_t>(status.st_size - done)) > 0);
    require_done(ftruncate(target, status.st_size) == 0 && fsync(target) == 0);
}

void reserve_space(int descriptor, std::uintmax_t bytes) {
    if (bytes == 0 || fallocate(descriptor, FALLOC_FL_KEEP_SIZE, 0, static_cast<off_t>(bytes)) == 0)
        return;
    require_done(errno != ENOSPC && errno != EDQUOT && errno != EFBIG);
}

void abandon_files() {
    placing.lock();  // never unlocked
    for (const TemporaryFile* file : named())
        file->remove_name();
}

}  // namespace attnscope
