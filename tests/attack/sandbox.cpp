#include "tests/attack/sandbox.h"

#include <sys/stat.h>

#include <fstream>
#include <iterator>

#include "tests/attack/good_files.h"

namespace attnscope::attack {
namespace {

namespace fs = std::filesystem;

/// A folder's own time and size follow from what stands in it.
std::string description(const std::string& path) {
    struct stat found {};
    lstat(path.c_str(), &found);
    std::string text = "inode " + std::to_string(found.st_ino) + ", mode " +
                       std::to_string(found.st_mode) + ", owner " + std::to_string(found.st_uid);
    if (S_ISDIR(found.st_mode))
        return text;
    if (S_ISLNK(found.st_mode))
        text += ", to " + fs::read_symlink(path).string();
    return text + ", links " + std::to_string(found.st_nlink) + ", size " +
           std::to_string(found.st_size) + ", written " + std::to_string(found.st_mtim.tv_sec) +
           "." + std::to_string(found.st_mtim.tv_nsec);
}

/// Qt's own, which it makes in TMPDIR where no session has one.
bool is_runtime_folder(const fs::path& path) {
    return path.filename().string().starts_with("runtime-");
}

}  // namespace

Listing list(const std::string& folder) {
    Listing listing;
    std::error_code fault;
    constexpr auto options = fs::directory_options::skip_permission_denied;
    for (const auto& entry : fs::recursive_directory_iterator(folder, options, fault))
        if (!is_runtime_folder(entry.path()))
            listing[entry.path().lexically_relative(folder)] = description(entry.path());
    return listing;
}

std::string content_of(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<std::string> changes(const Listing& before, const Listing& after) {
    std::vector<std::string> found;
    for (const auto& [path, old] : before)
        if (!after.contains(path))
            found.push_back("lost: " + path);
        else if (after.at(path) != old)
            found.push_back("changed: " + path);
    for (const auto& [path, ignored] : after)
        if (!before.contains(path))
            found.push_back("new: " + path);
    return found;
}

Sandbox::Sandbox() {
    fs::permissions(path(), fs::perms::all);
    write("Q.npy", good_npy());
    write("K.npy", good_npy());
    write("t.csv", good_table());
    for (const char* name : {"a.csv", "a.png", "a.svg", "a.pdf", "a.npy"})
        write(name, old_content);
}

std::string Sandbox::write(std::string_view name, std::string_view bytes) const {
    const std::string path = folder_.write(name, bytes);
    fs::permissions(path, fs::perms(0666));
    return path;
}

}  // namespace attnscope::attack
