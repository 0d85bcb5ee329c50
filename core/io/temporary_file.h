#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/io/descriptor.h"

namespace attnscope {

/// A new, empty file, open for reading and writing. It has no name, so that nothing is left however
/// the process ends (but within the instant in which it replaces another, for which it takes a name
/// of unfinished.h first); where the file system cannot make such files (or /proc is missing) it
/// has such a name, and goes away with its owner. What a kill leaves the next who writes to that
/// folder clears. Members throw std::system_error.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::filesystem::path& folder);
    ~TemporaryFile();
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    int descriptor() const { return file_.number(); }

    /// Returns once the disk holds its content.
    void sync() const;

    /// Takes this name, and so the place of a file that has it, in one step, then syncs its folder.
    void take_name(const std::filesystem::path& target);

    /// Copies its content over that of another open file, for which room is made before its first
    /// byte changes.
    void overwrite(int target) const;

private:
    friend void abandon_files();
    int make();
    int make_named();
    void link_and_rename(int folder, const std::string& name) const;
    void rename(int folder, const std::string& name);
    void remove_name() const;

    Descriptor folder_;
    std::string name_;  ///< in the folder; empty where it has none
    Descriptor file_;
};

/// Takes disk space for that many bytes of a file, whose length stays, where the file system can.
/// Throws std::system_error where there is not so much.
void reserve_space(int descriptor, std::uintmax_t bytes);

/// For a process that ends at once: waits for a file that is taking its place, lets no other do so
/// from now on, and removes temporary files that have a name.
void abandon_files();

}  // namespace attnscope
