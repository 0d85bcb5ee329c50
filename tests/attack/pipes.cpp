#include "tests/attack/pipes.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <stdexcept>

namespace attnscope::attack {

void make_pipe(const std::string& path) {
    if (mkfifo(path.c_str(), 0666) != 0 || chmod(path.c_str(), 0666) != 0)
        throw std::runtime_error("no named pipe");
}

StandingPipe::StandingPipe(const std::string& path) {
    make_pipe(path);
    descriptor_ = open(path.c_str(), O_RDWR | O_CLOEXEC);
    fcntl(descriptor_, F_SETPIPE_SZ, 4096);
}

StandingPipe::~StandingPipe() {
    close(descriptor_);
}

void StandingPipe::feed(const std::string& bytes) const {
    if (write(descriptor_, bytes.data(), bytes.size()) != std::ssize(bytes))
        throw std::runtime_error("a pipe takes nothing");
}

void StandingPipe::fill() const {
    const int flags = fcntl(descriptor_, F_GETFL);
    fcntl(descriptor_, F_SETFL, flags | O_NONBLOCK);
    while (write(descriptor_, " ", 1) == 1) {
    }
    fcntl(descriptor_, F_SETFL, flags);
}

}  // namespace attnscope::attack
