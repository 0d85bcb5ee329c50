#include "core/io/input_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <vector>

#include "core/io/file_fault.h"

namespace attnscope {
namespace {

/// Throws FileError such as "the file cannot be read (Permission denied)".
[[noreturn]] void fail_to_read(const std::string& path, const std::error_code& error) {
    fail_on_file(path, {"tensors.not-read", "the file cannot be read (%1)", {error.message()}});
}

/// Throws FileError unless there is a regular file, without opening it.
void require_regular(const std::string& path) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (status.type() == std::filesystem::file_type::not_found)
        fail_on_file(path, {"tensors.no-file", "there is no such file"});
    if (!std::filesystem::status_known(status))
        fail_to_read(path, error);
    if (!std::filesystem::is_regular_file(status))
        fail_on_file(
            path, {"tensors.no-regular-file", "this is a folder, a device or a pipe, not a file"});
}

int open_regular(const std::string& path) {
    require_regular(path);
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        fail_to_read(path, {errno, std::generic_category()});
    return descriptor;
}

}  // namespace

InputFile::InputFile(const std::string& path)
    : descriptor_(open_regular(path)), opened_(state_of(path, descriptor_.number())) {
    if (opened_.size == 0)
        fail_on_file(path, {"tensors.empty", "the file is empty"});
}

void InputFile::require(std::uint64_t offset, std::uint64_t count) const {
    if (offset > size() || count > size() - offset)
        fail_on_file(path(), {"tensors.cut-off", "the file cannot be read to its end"});
}

void InputFile::read(std::uint64_t offset, std::span<char> bytes) const {
    constexpr std::size_t step = std::size_t{1} << 20;  // so that a signal need not wait
    require(offset, bytes.size());
    while (!bytes.empty()) {
        const ssize_t got = pread(descriptor_.number(), bytes.data(), std::min(bytes.size(), step),
                                  static_cast<off_t>(offset));
        if (got == 0)
            fail_as_changed();
        if (got < 0 && errno != EINTR)
            fail_to_read(path(), {errno, std::generic_category()});
        const auto done = static_cast<std::size_t>(got < 0 ? 0 : got);
        offset += done;
        bytes = bytes.subspan(done);
    }
}

ByteSource InputFile::from(std::uint64_t offset) const {
    return [this, offset, buffer = std::vector<char>()](std::size_t count) mutable {
        buffer.resize(count);
        read(offset, buffer);
        offset += count;
        return std::span<const char>(buffer);
    };
}

void InputFile::require_unchanged() const {
    if (state_of(path(), descriptor_.number()) != opened_)
        fail_as_changed();
}

void InputFile::require_in_place() const {
    if (state_of(path()) != opened_)
        fail_as_changed();
}

void InputFile::fail_as_changed() const {
    fail_on_file(path(), changed_while_read);
}

}  // namespace attnscope
