#include "tests/attack/moments.h"

#include <sys/syscall.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <thread>

#include "tests/attack/child.h"

namespace attnscope::attack {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

std::string folder_of(pid_t process) {
    return "/proc/" + std::to_string(process);
}

std::int64_t account(pid_t process, const std::string& wanted) {
    std::ifstream stream(folder_of(process) + "/io");
    std::string name;
    for (std::int64_t bytes = 0; stream >> name >> bytes;)
        if (name == wanted)
            return bytes;
    return 0;
}

/// State and processor time of a process or thread, from what follows the program's name.
struct Stat {
    char state = 'S';
    double seconds = 0;
};

Stat stat_of(const std::string& folder) {
    std::ifstream stream(folder + "/stat");
    std::string text;
    std::getline(stream, text);
    std::istringstream fields(text.substr(std::min(text.find(')') + 1, text.size())));
    Stat stat;
    fields >> stat.state;
    constexpr int between = 10;
    std::string skipped;
    for (int i = 0; i < between; ++i)
        fields >> skipped;
    double user = 0, system = 0;
    fields >> user >> system;
    stat.seconds = (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
    return stat;
}

bool all_threads_sleep(pid_t process) {
    std::error_code fault;
    for (const auto& thread : fs::directory_iterator(folder_of(process) + "/task", fault))
        if (stat_of(thread.path()).state != 'S')
            return false;
    return true;
}

/// Until `reached` or the child's end; for ten seconds at most, should /proc not tell.
void wait_until(const Child& child, const std::function<bool()>& reached) {
    const auto last = std::chrono::steady_clock::now() + 10s;
    while (!child.has_ended() && !reached() && std::chrono::steady_clock::now() < last)
        std::this_thread::sleep_for(200us);
}

}  // namespace

std::int64_t bytes_read(pid_t process) {
    return account(process, "rchar:");
}

std::int64_t bytes_written(pid_t process) {
    return account(process, "wchar:");
}

bool has_open(pid_t process, const std::string& path) {
    std::error_code fault;
    for (const auto& file : fs::directory_iterator(folder_of(process) + "/fd", fault))
        if (fs::read_symlink(file.path(), fault) == path)
            return true;
    return false;
}

void wait_until_it_has_read(const Child& child, std::int64_t bytes) {
    wait_until(child, [&] { return bytes_read(child.pid()) >= bytes; });
}

void wait_until_it_has_written(const Child& child, std::int64_t bytes) {
    wait_until(child, [&] { return bytes_written(child.pid()) >= bytes; });
}

void wait_until_it_has_opened(const Child& child, const std::string& path) {
    wait_until(child, [&] { return has_open(child.pid(), path); });
}

void wait_until_it_has_closed(const Child& child, const std::string& path) {
    wait_until(child, [&] { return !has_open(child.pid(), path); });
}

void wait_until_it_has_computed(const Child& child, double seconds) {
    wait_until(child, [&] { return stat_of(folder_of(child.pid())).seconds >= seconds; });
}

void wait_until_it_waits_for_events(const Child& child) {
    wait_until(child, [&] {
        long call = 0;
        std::ifstream(folder_of(child.pid()) + "/syscall") >> call;
        return call == SYS_poll || call == SYS_ppoll;
    });
}

void wait_until_it_is_blocked(const Child& child) {
    constexpr int often_enough = 20;
    int asleep = 0;
    wait_until(child, [&] {
        std::this_thread::sleep_for(5ms);
        asleep = all_threads_sleep(child.pid()) ? asleep + 1 : 0;
        return asleep == often_enough;
    });
}

}  // namespace attnscope::attack
