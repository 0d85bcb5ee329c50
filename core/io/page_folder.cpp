#include "core/io/page_folder.h"

#include <filesystem>

#include "core/io/atomic_file.h"
#include "core/io/destination.h"
#include "core/text/errors.h"
#include "core/text/printable.h"

namespace attnscope {

namespace fs = std::filesystem;

std::string PageFolder::index() const {
    return (fs::path(path) / "index.html").string();
}

/// Throws FileError if the folder, which does not exist, cannot be made.
void PageFolder::check_new() const {
    std::error_code ignored;
    fs::path missing = fs::absolute(path);
    while (missing.has_relative_path() && !fs::exists(folder_of(missing), ignored))
        missing = folder_of(missing);
    require_writable(missing.string());
}

bool PageFolder::is_of_earlier_call() const {
    constexpr std::size_t longest = 4'000'000;
    for (const fs::directory_entry& entry : fs::directory_iterator(path))
        if (!names.contains(entry.path().filename().string()) || !entry.is_regular_file())
            return false;
    return fs::exists(index()) && read_file(index(), longest).find(mark) != std::string::npos;
}

void PageFolder::check() const {
    if (path.empty())
        throw InvalidRequest(Message("folder.empty", "the name of the folder is empty"));
    std::error_code fault;
    const fs::file_status status = fs::status(path, fault);
    if (!fs::exists(status))
        return check_new();
    if (!fs::is_directory(status))
        throw FileError(Message("folder.file", "%1: is a file, not a folder", {printable(path)}));
    const bool is_empty = fs::is_empty(path, fault);
    if (fault)
        throw FileError(
            Message("folder.unread", "%1: cannot be read: %2", {printable(path), fault.message()}));
    if (!is_empty && !is_of_earlier_call())
        throw FileError(Message(
            "folder.not-empty",
            "%1: is not empty; %2 is written to a new or an empty folder, or over an earlier one",
            {printable(path), what}));
    for (const std::string& name : names)
        require_writable((fs::path(path) / name).string());
}

void PageFolder::make() const {
    std::error_code fault;
    fs::create_directories(path, fault);
    if (fault)
        throw FileError(Message("frames.folder", "the folder %1 cannot be created: %2",
                                {printable(path), fault.message()}));
    if (!fs::is_directory(path))
        throw FileError(
            Message("folder.uncreated", "the folder %1 cannot be created", {printable(path)}));
}

}  // namespace attnscope
