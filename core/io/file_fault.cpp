#include "core/io/file_fault.h"

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "core/errors.h"
#include "core/text/printable.h"

namespace attnscope {

namespace fs = std::filesystem;

void fail_on_file(const std::string& path, const std::string& what, int error) {
    std::string sentence = printable(path) + ": " + what;
    if (error != 0)
        sentence += " (" + std::generic_category().message(error) + ")";
    throw FileError(sentence);
}

void fail_to_make(const std::string& path, int error) {
    const fs::path folder = fs::absolute(path).parent_path();
    std::error_code ignored;
    if (error == ENOENT) {
        if (!fs::exists(folder, ignored))
            fail_on_file(path,
                         "cannot be written: there is no folder " + printable(folder.string()));
        fail_on_file(
            path, "cannot be written: no file can be made in " + printable(folder.string()), error);
    }
    if (error == ENOTDIR) {
        fs::path file = folder;
        while (!fs::exists(file, ignored) && file.has_relative_path())
            file = file.parent_path();
        fail_on_file(path,
                     "cannot be written: " + printable(file.string()) + " is a file, not a folder");
    }
    fail_on_file(path, "cannot be written", error);
}

}  // namespace attnscope
