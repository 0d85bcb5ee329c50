#include "core/io/file_state.h"

#include <sys/stat.h>

#include "core/io/file_fault.h"

namespace attnscope {
namespace {

FileState state(const std::string& path, const struct stat& found) {
    constexpr std::int64_t second = 1'000'000'000;
    return {path, found.st_size, found.st_mtim.tv_sec * second + found.st_mtim.tv_nsec};
}

}  // namespace

FileState state_of(const std::string& path) {
    struct stat found = {};
    return path.empty() || stat(path.c_str(), &found) != 0 ? FileState{path} : state(path, found);
}

FileState state_of(const std::string& path, int descriptor) {
    struct stat found = {};
    return fstat(descriptor, &found) != 0 ? FileState{path} : state(path, found);
}

void require_unchanged(const std::vector<FileState>& files) {
    for (const FileState& file : files)
        if (state_of(file.path) != file)
            fail_on_file(file.path, changed_while_read);
}

}  // namespace attnscope
