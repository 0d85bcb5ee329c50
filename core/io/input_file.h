#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/io/byte_source.h"
#include "core/io/descriptor.h"
#include "core/io/file_state.h"
#include "core/text/errors.h"

namespace attnscope {

/// A file that is open for reading. Its bytes are copied rather than mapped into memory: if the
/// file shrinks, is rewritten, or the disk fails meanwhile, this throws a FileError, while access
/// to a lost page of a mapped file would end the program (SIGBUS).
class InputFile {
public:
    /// Opens the file. Throws FileError if it cannot be read, is empty or is not a regular file;
    /// does not wait for a pipe.
    explicit InputFile(const std::string& path);

    const std::string& path() const { return opened_.path; }
    std::uint64_t size() const { return static_cast<std::uint64_t>(opened_.size); }

    /// Throws FileError unless the file has `count` bytes from `offset` on.
    void require(std::uint64_t offset, std::uint64_t count) const;

    /// Fills `bytes` with those from `offset` on. Throws FileError.
    void read(std::uint64_t offset, std::span<char> bytes) const;

    /// Returns a source of the file's bytes from `offset` on. The file has to outlive it.
    ByteSource from(std::uint64_t offset) const;

    /// Returns the result of `read_parts()`, which reads the file. Throws a FileError that says so
    /// if the file was changed since it was opened, whatever read_parts() did.
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

    /// Throws FileError if the file at the path is not the one that was opened, or was changed
    /// since.
    void require_in_place() const;

private:
    void require_unchanged() const;
    [[noreturn]] void fail_as_changed() const;

    Descriptor descriptor_;
    FileState opened_;
};

}  // namespace attnscope
