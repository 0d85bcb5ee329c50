#pragma once

#include <cstdint>
#include <string>

namespace attnscope {

/// A file as it was at some time; of none, its path alone.
struct FileState {
    std::string path;
    std::int64_t size = 0, modified = 0;  ///< bytes; nanoseconds since 1970

    bool operator==(const FileState&) const = default;
};

/// As it is now.
FileState state_of(const std::string& path);

/// Of a file that is open, whatever its path leads to now.
FileState state_of(const std::string& path, int descriptor);

}  // namespace attnscope
