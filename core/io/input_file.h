#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/io/byte_source.h"
#include "core/io/descriptor.h"
#include "core/io/file_state.h"
#include "core/text/errors.h"

namespace attnscope {

/// A file that is open for reading. Its bytes are copied rather than mapped into memory: where the
/// file shrinks, is rewritten, or the disk fails meanwhile, that is a FileError, while a page of a
/// mapped file that is gone would end the program (SIGBUS).
class InputFile {
public:
    /// Throws FileError where it cannot be read, is empty or not a regular file. A pipe is not
    /// waited for.
    explicit InputFile(const std::string& path);

    const std::string& path() const { return opened_.path; }
    std::uint64_t size() const { return static_cast<std::uint64_t>(opened_.size); }

    /// Throws FileError where the file is not so long.
    void require(std::uint64_t offset, std::uint64_t count) const;

    /// Fills `bytes` with those from `offset` on. Throws FileError.
    void read(std::uint64_t offset, std::span<char> bytes) const;

    /// Its bytes from there on. The file has to outlive it.
    ByteSource from(std::uint64_t offset) const;

    /// What `read_parts()` makes of the file. Throws FileError that says so where the file was
    /// changed since it was opened, whatever was made of its parts.
    template <typename ReadParts>
    auto of_one_state(const ReadParts& read_parts) const {
        try {
            auto made = read_parts();
            require_unchanged();
            return made;
        } catch (const FileError&) {
            require_unchanged();
            throw;
        }
    }

    /// Throws FileError where the file at its path is not the one that was opened, or was changed
    /// since.
    void require_in_place() const;

private:
    void require_unchanged() const;
    [[noreturn]] void fail_as_changed() const;

    Descriptor descriptor_;
    FileState opened_;
};

}  // namespace attnscope
