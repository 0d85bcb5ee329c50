#include "core/io/file_fault.h"

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "core/text/errors.h"
#include "core/text/printable.h"

namespace attnscope {

namespace fs = std::filesystem;

Message too_large(std::size_t limit) {
    return {"file.too-large", "is larger than the %1 bytes that are allowed", {limit}};
}

void fail_on_file(const std::string& path, const Message& what, int error) {
    if (error == 0)
        throw FileError(Message("file.fault", "%1: %2", {printable(path), what}));
    throw FileError(Message("file.fault-of-system", "%1: %2 (%3)",
                            {printable(path), what, std::generic_category().message(error)}));
}

void fail_to_make(const std::string& path, int error) {
    const fs::path folder = fs::absolute(path).parent_path();
    std::error_code ignored;
    if (error == ENOENT) {
        if (!fs::exists(folder, ignored))
            fail_on_file(path, {"file.no-folder",
                                "cannot be written: there is no folder %1",
                                {printable(folder.string())}});
        fail_on_file(path,
                     {"file.none-in-folder",
                      "cannot be written: no file can be made in %1",
                      {printable(folder.string())}},
                     error);
    }
    if (error == ENOTDIR) {
        fs::path file = folder;
        while (!fs::exists(file, ignored) && file.has_relative_path())
            file = file.parent_path();
        fail_on_file(path, {"file.no-such-folder",
                            "cannot be written: %1 is a file, not a folder",
                            {printable(file.string())}});
    }
    fail_on_file(path, cannot_be_written, error);
}

void require_done(bool done) {
    if (!done)
        throw std::system_error(errno, std::generic_category());
}

}  // namespace attnscope
