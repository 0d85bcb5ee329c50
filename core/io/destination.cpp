#include "core/io/destination.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <system_error>

#include "core/io/file_fault.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

/// The number in a name such as /proc/self/fd/1.
std::optional<int> descriptor_named(const fs::path& path) {
    std::error_code fault;
    const fs::path folder = fs::canonical(folder_of(path), fault);
    if (fault || (folder != fs::canonical("/proc/self/fd", fault) &&
                  folder != fs::canonical("/proc/thread-self/fd", fault)))
        return std::nullopt;
    const std::string name = path.filename().string();
    int number = -1;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    const bool whole = error == std::errc() && end == name.data() + name.size();
    return whole && number >= 0 ? std::optional(number) : std::nullopt;
}

/// Links in /proc lead to open files; their text need not be a name.
bool is_in_proc(const fs::path& path) {
    struct statfs system {};
    return statfs(folder_of(path).c_str(), &system) == 0 && system.f_type == PROC_SUPER_MAGIC;
}

void check_descriptor(const std::string& path, int descriptor) {
    const int flags = fcntl(descriptor, F_GETFL);
    if (flags < 0)
        fail_on_file(path, cannot_be_written, errno);
    if ((flags & O_ACCMODE) == O_RDONLY)
        fail_on_file(path, {"file.reading-only", "cannot be written: it is open for reading only"});
}

void check_old(const std::string& path, const struct stat& old) {
    if (S_ISDIR(old.st_mode))
        fail_on_file(path, is_a_folder);
    if (S_ISSOCK(old.st_mode))
        fail_on_file(path, is_a_socket);
    if (faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0)
        fail_on_file(
            path,
            S_ISREG(old.st_mode) ? Message("file.read-only", "is read-only") : cannot_be_written,
            errno);
}

}  // namespace

fs::path folder_of(const fs::path& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

fs::path behind_links(const fs::path& path) {
    fs::path name = path;
    constexpr int most = 40;  // as many as the kernel follows
    for (int links = 0; links < most && !is_in_proc(name); ++links) {
        std::error_code fault;
        const fs::path target = fs::read_symlink(name, fault);
        if (fault)
            return name;
        name = name.parent_path() / target;
    }
    return name;
}

Destination find_destination(const std::string& path) {
    Destination found{behind_links(path), std::nullopt, std::nullopt};
    found.descriptor = descriptor_named(found.path);
    struct stat old {};
    if (found.descriptor)
        check_descriptor(path, *found.descriptor);
    if ((found.descriptor ? fstat(*found.descriptor, &old) : stat(path.c_str(), &old)) == 0)
        found.old = old;
    else if (errno != ENOENT)
        fail_to_make(path, errno);
    if (found.old && !found.descriptor)
        check_old(path, old);
    return found;
}

}  // namespace attnscope
