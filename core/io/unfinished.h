#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace attnscope {

// A file or folder that has to be made under a name of its own before it takes its place is called
// ".attnscope-HOST-NUMBER", and its maker holds it locked (flock) until then. The system lets the
// lock of a maker that was killed go, so that whoever writes to the folder next knows what is left
// over and clears it. HOST keeps other hosts, to which locks of a shared file system need not
// reach, from doing so; where there are no locks the name lacks it, and nobody clears.

/// What was made, open.
struct Unfinished {
    std::string name;
    int descriptor;
};

/// Makes a file or folder of such a name in an open folder, and locks it. `make` makes one of the
/// name that it is given and returns its descriptor, or −1 with an error in errno. Throws
/// std::system_error.
Unfinished make_unfinished(int folder, const std::function<int(const std::string&)>& make);

/// A name for an open file that has none yet; locks it. Throws std::system_error.
std::string unfinished_name(int file);

/// Removes from a folder what makers have left that died on this host; asked again for the same
/// folder, a process does nothing. What cannot be removed stays.
void clear_unfinished(const std::filesystem::path& folder);

}  // namespace attnscope
