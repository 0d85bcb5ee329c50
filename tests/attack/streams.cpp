#include "tests/attack/streams.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace attnscope::attack {
namespace {

std::function<void()> redirecting(int descriptor, const std::string& path, int mode) {
    return [=] {
        const int opened = open(path.c_str(), mode, 0666);
        if (opened < 0 || (opened != descriptor && dup2(opened, descriptor) != descriptor))
            _exit(1);
        if (opened != descriptor)
            close(opened);
    };
}

}  // namespace

std::function<void()> appending(int descriptor, const std::string& path) {
    return redirecting(descriptor, path, O_WRONLY | O_CREAT | O_APPEND);
}

std::function<void()> truncating(int descriptor, const std::string& path) {
    return redirecting(descriptor, path, O_WRONLY | O_CREAT | O_TRUNC);
}

std::function<void()> reading(int descriptor, const std::string& path) {
    return redirecting(descriptor, path, O_RDONLY);
}

std::function<void()> closing(int descriptor) {
    return [=] { close(descriptor); };
}

std::function<void()> all(std::vector<std::function<void()>> steps) {
    return [steps = std::move(steps)] {
        for (const auto& step : steps)
            step();
    };
}

std::function<void()> limiting(int resource, unsigned long long limit) {
    return [=] {
        const rlimit both{limit, limit};
        if (setrlimit(static_cast<__rlimit_resource>(resource), &both) != 0)
            _exit(1);
    };
}

}  // namespace attnscope::attack
