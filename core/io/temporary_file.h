#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/io/descriptor.h"

namespace attnscope {

/// A new, empty file, open for reading and writing. It has no name, so that nothing is left however
/// the process ends. Only in the instant in which it replaces another file it has a temporary name
/// (core/io/unfinished.h). If the file system cannot make files without a name, or /proc is
/// missing, it has a temporary name from the start and is removed with its owner. A file that is
/// left after a kill is cleared by the next process that writes to the folder. Members throw
/// std::system_error.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::filesystem::path& folder);
    ~TemporaryFile();
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    int descriptor() const { return file_.number(); }

    /// Returns once the disk holds its content.
    void sync() const;

    /// Takes this name, replacing a file that has it in one step, then syncs the folder.
    void take_name(const std::filesystem::path& target);

    /// Copies its content over that of another open file, for which space is reserved before its
    /// first byte changes.
    void overwrite(int target) const;

private:
    friend void abandon_files();
    int make();
    int make_named();
    void link_and_rename(int folder, const std::string& name) const;
    void rename(int folder, const std::string& name);
    void remove_name() const;

    Descriptor folder_;
    std::string name_;  ///< in the folder; empty if it has none
    Descriptor file_;
};

/// Reserves disk space for a file of `bytes` bytes without changing its length, if the file system
/// can. Throws std::system_error if there is not enough.
void reserve_space(int descriptor, std::uintmax_t bytes);

/// Called by a process that ends at once: waits for a file that is just replacing another, prevents
/// any further replacement, and removes temporary files that have a name.
void abandon_files();

}  // namespace attnscope
