#include "core/io/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#include "core/errors.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& path, const std::string& what, int error) {
    std::string sentence = path + ": " + what;
    if (error != 0)
        sentence += " (" + std::generic_category().message(error) + ")";
    throw FileError(sentence);
}

/// Why nothing can be made in the target's folder.
[[noreturn]] void fail_to_make(const std::string& target, int error) {
    const fs::path folder = fs::absolute(target).parent_path();
    std::error_code ignored;
    if (error == ENOENT) {
        if (!fs::exists(folder, ignored))
            fail(target, "cannot be written: there is no folder " + folder.string(), 0);
        fail(target, "cannot be written: no file can be made in " + folder.string(), error);
    }
    if (error == ENOTDIR) {
        fs::path file = folder;
        while (!fs::exists(file, ignored) && file.has_relative_path())
            file = file.parent_path();
        fail(target, "cannot be written: " + file.string() + " is a file, not a folder", 0);
    }
    fail(target, "cannot be written", error);
}

/// A new file beside `target`; it is removed unless it has taken the target's name.
class TemporaryFile {
public:
    explicit TemporaryFile(std::string target) : target_(std::move(target)) {
        static std::atomic<unsigned> number = 0;
        do {
            name_ = target_ + '.' + std::to_string(getpid()) + '-' + std::to_string(number++);
            descriptor_ = open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        } while (descriptor_ < 0 && errno == EEXIST);
        if (descriptor_ < 0)
            fail_to_make(target_, errno);
    }

    ~TemporaryFile() {
        close(descriptor_);
        if (!kept_)
            unlink(name_.c_str());
    }

    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    const std::string& name() const { return name_; }

    void take_its_name() {
        struct stat old {};
        const bool replaces = stat(target_.c_str(), &old) == 0;
        if ((replaces && fchmod(descriptor_, old.st_mode & 0777) != 0) || fsync(descriptor_) != 0 ||
            std::rename(name_.c_str(), target_.c_str()) != 0)
            fail(target_, "cannot be written", errno);
        kept_ = true;
    }

private:
    std::string target_;
    std::string name_;
    int descriptor_ = -1;
    bool kept_ = false;
};

/// Devices and pipes, such as /dev/stdout, are written to, not replaced. Throws FileError for a
/// folder.
bool is_replaced(const std::string& path) {
    std::error_code ignored;
    const fs::file_status status = fs::status(path, ignored);
    if (fs::is_directory(status))
        fail(path, "is a folder, not a file", 0);
    return !fs::exists(status) || fs::is_regular_file(status);
}

/// Behind a symbolic link it is the file that is replaced, not the link.
std::string behind_links(const std::string& path) {
    std::error_code fault;
    const fs::path real = fs::weakly_canonical(path, fault);
    return fault ? path : real.string();
}

/// Fills the file `name`, which messages call `path`.
void fill(const std::string& name, const std::string& path,
          const std::function<void(std::ostream&)>& write) {
    errno = 0;
    std::ofstream stream(name, std::ios::binary | std::ios::trunc);
    if (!stream)
        fail(path, "cannot be written", errno);
    // A full disk ends the work at once rather than when all of it has been computed.
    stream.exceptions(std::ios::badbit);
    try {
        write(stream);
        stream.flush();
    } catch (const std::ios_base::failure&) {
        if (stream.good())
            throw;
        fail(path, "cannot be written", errno);
    }
    if (!stream)
        fail(path, "cannot be written", errno);
}

}  // namespace

void write_atomically(const std::string& path, const std::function<void(std::ostream&)>& write) {
    if (!is_replaced(path))
        return fill(path, path, write);
    TemporaryFile temporary(behind_links(path));
    fill(temporary.name(), path, write);
    temporary.take_its_name();
}

void write_atomically(const std::string& path, std::string_view content) {
    write_atomically(path, [&](std::ostream& stream) {
        stream.write(content.data(), static_cast<std::streamsize>(content.size()));
    });
}

void require_writable(const std::string& path) {
    if (is_replaced(path)) {
        const TemporaryFile trial(behind_links(path));
    } else if (access(path.c_str(), W_OK) != 0) {
        fail(path, "cannot be written", errno);
    }
}

std::string read_file(const std::string& path, std::size_t limit) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored))
        fail(path, "is a folder, not a file", 0);
    errno = 0;
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        fail(path, "cannot be read", errno);
    return read_stream(stream, path, limit);
}

std::string read_stream(std::istream& stream, const std::string& name, std::size_t limit) {
    std::string content;
    constexpr std::size_t step = std::size_t{1} << 20;
    for (bool more = true; more;) {
        const std::size_t old = content.size();
        content.resize(std::min(old + step, limit + 1));
        stream.read(content.data() + old, static_cast<std::streamsize>(content.size() - old));
        if (stream.bad())
            fail(name, "cannot be read", errno);
        more = stream.good();
        content.resize(old + static_cast<std::size_t>(stream.gcount()));
        if (content.size() > limit)
            fail(name, "is larger than the " + std::to_string(limit) + " bytes that are allowed",
                 0);
    }
    return content;
}

}  // namespace attnscope
