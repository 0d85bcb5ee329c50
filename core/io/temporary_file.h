#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/io/descriptor.h"

namespace attnscope {

/// A new, empty file, open for reading and writing. It has no name, so nothing is left of it
/// however the process ends. Only for the instant in which it replaces another file does it have a
/// temporary name (core/io/unfinished.h). If the file system cannot make files without a name, or
/// /proc is missing, it has a temporary name from the start, and the destructor removes it. A file
/// that is left by a killed process is removed by the next process that writes to the folder.
/// Members throw std::system_error.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::filesystem::path& folder);
    ~TemporaryFile();
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    int descriptor() const { return file_.number(); }

    /// Returns once the disk holds its content.
    void sync() const;

    /// Gives the file the name `target`, in one step replacing a file that has this name, then
    /// syncs the folder.
    void take_name(const std::filesystem::path& target);

    /// Copies the content over that of the open file `target`. The space is reserved before the
    /// first byte of `target` changes.
    void overwrite(int target) const;

private:
    friend void abandon_files();
    int make();
    int make_named();
    void link_and_rename(int folder, const std::string& name) const;
    void rename(int folder, const std::string& name);
    void remove_name() const;

    Descriptor folder_;
    std::string name_;  ///< temporary name in the folder; empty if there is none
    Descriptor file_;
};

/// Reserves disk space for a file of `bytes` bytes without changing its length, if the file system
/// can. Throws std::system_error if there is not enough.
void reserve_space(int descriptor, std::uintmax_t bytes);

/// To be called by a process that ends at once. Waits for a file that is just replacing another,
/// prevents any further replacement, and removes temporary files that have a name.
void abandon_files();

}  // namespace attnscope
