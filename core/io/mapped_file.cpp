#include "core/io/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "core/io/file_fault.h"

namespace attnscope {
namespace {

/// Such as "the file cannot be read (Permission denied)".
[[noreturn]] void fail_to_read(const std::string& path, const std::error_code& error) {
    fail_on_file(path, {"tensors.not-read", "the file cannot be read (%1)", {error.message()}});
}

std::uint64_t size_of_file(const std::string& path) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (status.type() == std::filesystem::file_type::not_found)
        fail_on_file(path, {"tensors.no-file", "there is no such file"});
    if (!std::filesystem::status_known(status))
        fail_to_read(path, error);
    if (!std::filesystem::is_regular_file(status))
        fail_on_file(path,
                     {"tensors.no-regular-file", "this is not a file but a folder or a device"});
    const std::uint64_t size = std::filesystem::file_size(path, error);
    if (error)
        fail_to_read(path, error);
    if (size == 0)
        fail_on_file(path, {"tensors.empty", "the file is empty"});
    return size;
}

}  // namespace

MappedFile::MappedFile(const std::string& path)
    : path_(path),
      size_(size_of_file(path)),
      descriptor_(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {
    if (!descriptor_)
        fail_to_read(path, {errno, std::generic_category()});
    void* const data = mmap(nullptr, size_, PROT_READ, MAP_PRIVATE, descriptor_.number(), 0);
    if (data == MAP_FAILED)
        fail_to_read(path, {errno, std::generic_category()});
    data_ = static_cast<const char*>(data);
}

MappedFile::~MappedFile() {
    munmap(const_cast<char*>(data_), size_);
}

std::span<const char> MappedFile::bytes(std::uint64_t offset, std::uint64_t count) const {
    // To touch pages of a file that was cut meanwhile would end the program.
    struct stat now {};
    const bool is_whole =
        fstat(descriptor_.number(), &now) == 0 && static_cast<std::uint64_t>(now.st_size) >= size_;
    if (!is_whole || offset > size_ || count > size_ - offset)
        fail_on_file(path_, {"tensors.cut-off", "the file cannot be read to its end"});
    return {data_ + offset, count};
}

ByteSource MappedFile::from(std::uint64_t offset) const {
    return [this, offset](std::size_t count) mutable {
        const auto some = bytes(offset, count);
        offset += count;
        return some;
    };
}

}  // namespace attnscope
