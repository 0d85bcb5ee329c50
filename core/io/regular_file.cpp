#include "core/io/regular_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "core/io/descriptor.h"
#include "core/io/file_fault.h"

namespace attnscope {
namespace {

Message kind_of(mode_t mode) {
    if (S_ISDIR(mode))
        return is_a_folder;
    if (S_ISFIFO(mode))
        return {"file.is-pipe", "is a pipe, not a file"};
    if (S_ISSOCK(mode))
        return is_a_socket;
    return {"file.is-device", "is a device, not a file"};
}

/// Reads bytes from `offset` on, as many as one call yields; returns their number, 0 at the end.
std::size_t read_some(int descriptor, char* to, std::size_t most, std::size_t offset,
                      const std::string& name) {
    ssize_t count = 0;
    do
        count = pread(descriptor, to, most, static_cast<off_t>(offset));
    while (count < 0 && errno == EINTR);
    if (count < 0)
        fail_on_file(name, cannot_be_read, errno);
    return static_cast<std::size_t>(count);
}

}  // namespace

void require_regular(const std::string& name, const struct stat& found) {
    if (!S_ISREG(found.st_mode))
        fail_on_file(name, kind_of(found.st_mode));
}

std::string read_regular_file(const std::string& path, std::size_t limit, const std::string& name) {
    struct stat found {};
    if (stat(path.c_str(), &found) == 0)
        require_regular(name, found);
    // Without waiting, in case a pipe has replaced the file by now.
    const Descriptor file(open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (!file || fstat(file.number(), &found) != 0)
        fail_on_file(name, cannot_be_read, errno);
    require_regular(name, found);
    return read_descriptor(file.number(), limit, name);
}

std::string read_descriptor(int descriptor, std::size_t limit, const std::string& name) {
    constexpr std::size_t step = std::size_t{1} << 20;
    std::string content;
    for (std::size_t done = 0;; content.resize(done)) {
        content.resize(std::min(done + step, limit + 1));
        const std::size_t count =
            read_some(descriptor, content.data() + done, content.size() - done, done, name);
        done += count;
        if (done > limit)
            fail_on_file(name, too_large(limit));
        if (count == 0) {
            content.resize(done);
            return content;
        }
    }
}

}  // namespace attnscope
