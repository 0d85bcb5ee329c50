#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/text/message.h"

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

/// The fault of a file that is not as it was when its reader began.
inline const Message changed_while_read("tensors.changed",
                                        "the file was changed while it was read");

/// Throws FileError unless each file still is as its state says.
void require_unchanged(const std::vector<FileState>& files);

}  // namespace attnscope
