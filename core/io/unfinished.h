#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace attnscope {

// A file or folder that is made under a temporary name before it takes its final one is called
// ".attnscope-HOST-NUMBER" until then, and its maker keeps it locked (flock). The system releases
// the lock of a maker that was killed. The next process that writes to the folder therefore knows
// what is left over, and removes it. HOST keeps other hosts from doing so, because locks of a
// shared file system need not reach them. If locks are not available, the name has no HOST, and
// nothing is removed.

/// A new file or folder that is open, and its temporary name.
struct Unfinished {
    std::string name;
    int descriptor;
};

/// Makes a file or folder with a temporary name in an open folder, and locks it. `make` is given a
/// name; it makes the file or folder and returns its descriptor, or −1 with an error in errno.
/// Throws std::system_error.
Unfinished make_unfinished(int folder, const std::function<int(const std::string&)>& make);

/// Returns a temporary name for an open file that has none yet, and locks the file. Throws
/// std::system_error.
std::string unfinished_name(int file);

/// Removes from a folder everything left by makers that died on this host. Further calls of a
/// process for the same folder do nothing. What cannot be removed stays.
void clear_unfinished(const std::filesystem::path& folder);

}  // namespace attnscope
