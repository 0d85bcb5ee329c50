#pragma once

#include <QtGlobal>
#include <string>

namespace attnscope {

/// A file as it was at some time.
struct FileState {
    std::string path;
    qint64 size = 0, modified = 0;

    bool operator==(const FileState&) const = default;
};

/// As it is now.
FileState state_of(const std::string& path);

}  // namespace attnscope
