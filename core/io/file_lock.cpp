#include "core/io/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

namespace attnscope {

bool has_name(const Descriptor& file, const std::string& path) {
    struct stat opened {
    }, named{};
    return fstat(file.number(), &opened) == 0 && stat(path.c_str(), &named) == 0 &&
           opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

std::unique_ptr<Descriptor> lock_file(const std::string& path) {
    while (true) {
        auto file =
            std::make_unique<Descriptor>(open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
        if (!*file || flock(file->number(), LOCK_EX | LOCK_NB) != 0)
            return nullptr;
        if (has_name(*file, path))
            return file;  // otherwise the process that held the lock has removed the file meanwhile
    }
}

}  // namespace attnscope
