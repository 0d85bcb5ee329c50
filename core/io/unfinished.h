#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace attnscope {

// A file or folder that has to be made under a temporary name before it takes its final one is
// called ".attnscope-HOST-NUMBER", and its maker keeps it locked (flock) until then. The system
// releases the lock of a maker that was killed, so that the next process that writes to the folder
// knows what is left over and clears it. HOST prevents this on other hosts, which locks of a shared
// file system need not reach; without locks the name lacks HOST, and nothing is cleared.

/// A file or folder that was made, open.
struct Unfinished {
    std::string name;
    int descriptor;
};

/// Makes a file or folder with a temporary name in an open folder, and locks it. `make` makes one
/// with the name that it is given and returns its descriptor, or −1 with an error in errno. Throws
/// std::system_error.
Unfinished make_unfinished(int folder, const std::function<int(const std::string&)>& make);

/// Returns a temporary name for an open file that has none yet, and locks the file. Throws
/// std::system_error.
std::string unfinished_name(int file);

/// Removes from a folder everything left by makers that died on this host; further calls of a
/// process for the same folder do nothing. Anything that cannot be removed stays.
void clear_unfinished(const std::filesystem::path& folder);

}  // namespace attnscope
