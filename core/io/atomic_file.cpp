#include "core/io/atomic_file.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <ext/stdio_filebuf.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "core/io/destination.h"
#include "core/io/file_fault.h"
#include "core/io/regular_file.h"
#include "core/io/temporary_file.h"
#include "core/io/unfinished.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

/// Makes the file for the new content: beside the old file or, if the folder takes no new file but
/// an old one can be written, in the folder for temporary files.
TemporaryFile make_temporary(const std::string& path, const Destination& to) {
    clear_unfinished(folder_of(to.path));
    try {
        return TemporaryFile(folder_of(to.path));
    } catch (const std::system_error& fault) {
        if (!to.old)
            fail_to_make(path, fault.code().value());
    }
    try {
        return TemporaryFile(fs::temp_directory_path());
    } catch (const std::system_error& fault) {
        fail_to_make(path, fault.code().value());
    }
}

/// Calls `action` and turns its std::system_error into a FileError on writing `path`.
void attempt(const std::string& path, const std::function<void()>& action) {
    try {
        action();
    } catch (const std::system_error& fault) {
        fail_on_file(path, cannot_be_written, fault.code().value());
    }
}

/// Fills the open file `descriptor`, which messages call `path`.
void fill(int descriptor, const std::string& path,
          const std::function<void(std::ostream&)>& write) {
    __gnu_cxx::stdio_filebuf<char> buffer(fcntl(descriptor, F_DUPFD_CLOEXEC, 0),
                                          std::ios::out | std::ios::binary, std::size_t{1} << 16);
    std::ostream stream(&buffer);
    // A full disk ends the work at once rather than when all of it has been computed.
    stream.exceptions(std::ios::badbit);
    errno = 0;
    try {
        write(stream);
        stream.flush();
    } catch (const std::ios_base::failure&) {
        if (stream.good())
            throw;
        fail_on_file(path, cannot_be_written, errno);
    }
    if (!stream)
        fail_on_file(path, cannot_be_written, errno);
}

/// Writes to a device, a pipe or an open descriptor.
void write_through(const std::string& path, const Destination& to,
                   const std::function<void(std::ostream&)>& write) {
    if (to.descriptor)
        return fill(*to.descriptor, path, write);
    const Descriptor device(open(to.path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!device)
        fail_on_file(path, cannot_be_written, errno);
    fill(device.number(), path, write);
}

/// Gives a new file the access list of an old one, if that has one; returns whether this succeeded.
bool take_access_list(int fresh, const fs::path& old) {
    constexpr auto list = "system.posix_acl_access";
    std::array<char, 65536> bytes;  // as large as one can be
    const ssize_t size = getxattr(old.c_str(), list, bytes.data(), bytes.size());
    return size <= 0 ||
           fsetxattr(fresh, list, bytes.data(), static_cast<std::size_t>(size), 0) == 0;
}

/// Gives a new file the owner, the permissions and the access list of an old one; returns whether
/// this succeeded.
bool take_rights(int fresh, const Destination& to) {
    struct stat own {};
    const bool is_owned =
        fstat(fresh, &own) == 0 && own.st_uid == to.old->st_uid && own.st_gid == to.old->st_gid;
    return (is_owned || fchown(fresh, to.old->st_uid, to.old->st_gid) == 0) &&
           fchmod(fresh, to.old->st_mode & 0777) == 0 && take_access_list(fresh, to.path);
}

/// Replaces the old file by a finished one; returns false if the old one has further names, or if
/// the new one cannot have the same rights.
bool replace(TemporaryFile& fresh, const Destination& to) {
    if (to.old->st_nlink > 1 || !take_rights(fresh.descriptor(), to))
        return false;
    try {
        fresh.take_name(to.path);
        return true;
    } catch (const std::system_error&) {
        return false;
    }
}

void put_in_place(TemporaryFile& fresh, const Destination& to) {
    fresh.sync();  // if that fails the old file stays
    if (!to.old)
        return fresh.take_name(to.path);
    if (replace(fresh, to))
        return;
    const Descriptor old(open(to.path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!old)
        throw std::system_error(errno, std::generic_category());
    fresh.overwrite(old.number());
}

}  // namespace

void write_atomically(const std::string& path, const std::function<void(std::ostream&)>& write,
                      std::uintmax_t size) {
    const Destination to = find_destination(path);
    if (!to.is_file())
        return write_through(path, to, write);
    TemporaryFile fresh = make_temporary(path, to);
    attempt(path, [&] { reserve_space(fresh.descriptor(), size); });
    fill(fresh.descriptor(), path, write);
    attempt(path, [&] { put_in_place(fresh, to); });
}

void write_atomically(const std::string& path, std::string_view content) {
    write_atomically(
        path,
        [&](std::ostream& stream) {
            stream.write(content.data(), static_cast<std::streamsize>(content.size()));
        },
        content.size());
}

void write_checked(const std::string& path, std::string_view content,
                   const std::function<void(std::string_view)>& check) {
    const Destination to = find_destination(path);
    if (to.old)
        require_regular(path, *to.old);
    TemporaryFile fresh = make_temporary(path, to);
    attempt(path, [&] { reserve_space(fresh.descriptor(), content.size()); });
    fill(fresh.descriptor(), path, [&](std::ostream& stream) { stream << content; });
    attempt(path, [&] { fresh.sync(); });
    posix_fadvise(fresh.descriptor(), 0, 0, POSIX_FADV_DONTNEED);  // read from the disk itself
    const std::string written = read_descriptor(fresh.descriptor(), content.size(), path);
    if (written != content)
        fail_on_file(path,
                     {"file.not-as-written",
                      "cannot be written: the disk holds something other than what was written"});
    check(written);
    attempt(path, [&] { put_in_place(fresh, to); });
}

void require_writable(const std::string& path) {
    const Destination to = find_destination(path);
    if (to.is_file())
        const TemporaryFile trial = make_temporary(path, to);
}

void require_room(const std::string& path, std::uintmax_t size) {
    const Destination to = find_destination(path);
    if (!to.is_file())
        return;
    struct rlimit limit {};
    if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && size > limit.rlim_cur)
        fail_on_file(path, {"file.over-limit",
                            "cannot be written: it takes %1 bytes, and the limit on a file's size "
                            "(ulimit -f) is %2",
                            {size, limit.rlim_cur}});
    const TemporaryFile trial = make_temporary(path, to);
    struct statvfs disk {};
    if (fstatvfs(trial.descriptor(), &disk) != 0 || disk.f_blocks == 0)
        return;  // unknown
    const std::uintmax_t room = std::uintmax_t{disk.f_bavail} * disk.f_frsize;
    if (size > room)
        fail_on_file(path, {"file.no-room",
                            "cannot be written: it takes %1 bytes, and the disk has room for %2",
                            {size, room}});
}

std::string read_file(const std::string& path, std::size_t limit) {
    return read_regular_file(path, limit, path);
}

std::string read_stream(std::istream& stream, const std::string& name, std::size_t limit) {
    std::string content;
    constexpr std::size_t step = std::size_t{1} << 20;
    for (bool more = true; more;) {
        const std::size_t old = content.size();
        content.resize(std::min(old + step, limit + 1));
        stream.read(content.data() + old, static_cast<std::streamsize>(content.size() - old));
        if (stream.bad())
            fail_on_file(name, cannot_be_read, errno);
        more = stream.good();
        content.resize(old + static_cast<std::size_t>(stream.gcount()));
        if (content.size() > limit)
            fail_on_file(name, too_large(limit));
    }
    return content;
}

}  // namespace attnscope
