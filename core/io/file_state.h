#pragma once

#include <cstdint>
#include <string>

namespace attnscope {

/// The state of a file at some time; if there is no file, only its path.
struct FileState {
    std::string path;
    std::int64_t size = 0, modified = 0;  ///< bytes; nanoseconds since 1970

    bool operator==(const FileState&) const = default;
};

/// Returns the present state of the file at `path`.
FileState state_of(const std::string& path);

/// Returns the state of an open file, whatever its path leads to now.
FileState state_of(const std::string& path, int descriptor);

}  // namespace attnscope
