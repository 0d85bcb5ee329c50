#pragma once

#include <sys/stat.h>

#include <filesystem>
#include <optional>
#include <string>

namespace attnscope {

/// What the name of an output leads to.
struct Destination {
    std::filesystem::path path;      ///< after following symbolic links; need not exist
    std::optional<struct stat> old;  ///< state of what exists there
    std::optional<int> descriptor;   ///< open already, as behind /dev/stdout and /dev/fd/3

    /// Whether the output replaces a whole file. A device, a pipe and an open descriptor are
    /// written to directly instead.
    bool is_file() const { return !descriptor && (!old || S_ISREG(old->st_mode)); }
};

/// The folder that holds this name; "." for a name alone.
std::filesystem::path folder_of(const std::filesystem::path& path);

/// Returns the name at the end of symbolic links, as opening a file for writing would follow them;
/// it need not exist.
std::filesystem::path behind_links(const std::filesystem::path& path);

/// Follows symbolic links, also one whose target is missing. Throws FileError for links in a
/// circle, a folder, a socket, a read-only file, a descriptor that is not open for writing, and if
/// the file's folder cannot be searched. Does not check whether a missing file can be made.
Destination find_destination(const std::string& path);

}  // namespace attnscope
