#include "core/io/file_state.h"

#include <sys/stat.h>

namespace attnscope {

FileState state_of(const std::string& path) {
    struct stat found = {};
    if (path.empty() || stat(path.c_str(), &found) != 0)
        return {path};
    constexpr std::int64_t second = 1'000'000'000;
    return {path, found.st_size, found.st_mtim.tv_sec * second + found.st_mtim.tv_nsec};
}

}  // namespace attnscope
