#include "core/io/distinct_files.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>

#include "core/io/destination.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

/// A file. One that exists is identified by its device and inode. One that is still to be made is
/// identified by the device and inode of its folder, and its name.
struct File {
    std::string path;  ///< name in messages
    dev_t device;
    ino_t inode;
    std::string name;
    bool is_open = false;  ///< written to through a descriptor

    bool is(const File& other) const {
        return device == other.device && inode == other.inode && name == other.name;
    }
};

void add_regular(std::vector<File>& files, const std::string& path, const struct stat& status,
                 bool is_open) {
    if (S_ISREG(status.st_mode))
        files.push_back({path, status.st_dev, status.st_ino, "", is_open});
}

std::vector<File> files_read(const std::vector<std::string>& paths) {
    std::vector<File> files;
    for (const std::string& path : paths)
        if (struct stat status{}; stat(path.c_str(), &status) == 0)
            add_regular(files, path, status, false);
    return files;
}

std::vector<File> files_written(const std::vector<std::string>& paths) {
    std::vector<File> files;
    struct stat status {};
    if (fstat(STDOUT_FILENO, &status) == 0)
        add_regular(files, "standard output", status, true);
    for (const std::string& path : paths) {
        if (path.empty())
            continue;
        const Destination to = find_destination(path);
        if (to.old)
            add_regular(files, path, *to.old, to.descriptor.has_value());
        else if (stat(folder_of(to.path).c_str(), &status) == 0)
            files.push_back({path, status.st_dev, status.st_ino, to.path.filename().string()});
    }
    return files;
}

}  // namespace

void require_distinct(const std::vector<std::string>& inputs,
                      const std::vector<std::string>& outputs) {
    const std::vector<File> read = files_read(inputs), written = files_written(outputs);
    for (auto file = written.begin(); file != written.end(); ++file) {
        const auto same = [&](const File& other) { return file->is(other); };
        const auto input = std::ranges::find_if(read, same);
        if (input != read.end())
            throw InvalidRequest(Message("file.is-input",
                                         "%1 cannot be written: it is the input file %2",
                                         {file->path, input->path}));
        const auto twin = std::find_if(written.begin(), file, [&](const File& other) {
            return same(other) && !(file->is_open && other.is_open);
        });
        if (twin != file)
            throw InvalidRequest(Message("file.is-output",
                                         "%1 cannot be written: it is the same file as %2, and "
                                         "each output needs its own",
                                         {file->path, twin->path}));
    }
}

}  // namespace attnscope
