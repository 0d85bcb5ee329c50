#include "tests/attack/child.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <stdexcept>
#include <thread>

#include "core/io/descriptor.h"
#include "tests/attack/moments.h"
#include "tests/locations.h"
#include "tests/sanitizers/sanitized.h"

namespace attnscope::attack {
namespace {

/// What prepare() or the start itself could not do; the program never exits so.
constexpr int not_started = 125;

int memory_file(const std::string& content) {
    const int file = memfd_create("stream", MFD_CLOEXEC);
    if (file < 0 || write(file, content.data(), content.size()) != std::ssize(content) ||
        lseek(file, 0, SEEK_SET) != 0)
        throw std::runtime_error("no memory file");
    return file;
}

std::string content_of(int file) {
    std::string content(static_cast<std::size_t>(lseek(file, 0, SEEK_END)), '\0');
    if (pread(file, content.data(), content.size(), 0) != std::ssize(content))
        throw std::runtime_error("a stream cannot be read");
    return content;
}

/// What a pipe still holds.
std::string rest_of(int pipe) {
    std::string content;
    std::array<char, 4096> some;
    for (ssize_t count = 0; (count = read(pipe, some.data(), some.size())) > 0;)
        content.append(some.data(), static_cast<std::size_t>(count));
    return content;
}

std::vector<char*> pointers_to(std::vector<std::string>& words) {
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// Signals as a shell gives them, whatever this process was started with.
void reset_signals() {
    for (int signal = 1; signal < NSIG; ++signal)
        std::signal(signal, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    const rlimit no_core{0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
}

[[noreturn]] void become_program(const Start& start, int program, int in, int out, int err) {
    std::vector<std::string> arguments = {"attnscope"};
    arguments.insert(arguments.end(), start.arguments.begin(), start.arguments.end());
    std::vector<std::string> environment = {"PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8",
                                            "TMPDIR=" + start.folder};
    environment.insert(environment.end(), start.environment.begin(), start.environment.end());
    environment.emplace_back("HOME=/nonexistent");  // the first of a name counts
    for (const char* options : {"ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"})
        if (const char* value = std::getenv(options))
            environment.push_back(std::string(options) + "=" + value);
    reset_signals();
    umask(022);
    if (chdir(start.folder.c_str()) != 0 || dup2(in, 0) != 0 || dup2(out, 1) != 1 ||
        dup2(err, 2) != 2)
        _exit(not_started);
    if (start.prepare)
        start.prepare();
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    fexecve(program, pointers_to(arguments).data(), pointers_to(environment).data());
    _exit(not_started);
}

std::string quoted(const std::string& word) {
    constexpr std::size_t longest = 160;
    constexpr std::array digits = {'0', '1', '2', '3', '4', '5', '6', '7'};
    bool plain = !word.empty();
    std::string text;
    for (const char c : word.substr(0, longest)) {
        const auto byte = static_cast<unsigned char>(c);
        plain = plain && (std::isalnum(byte) != 0 ||
                          std::string_view("-_=./,:+").find(c) != std::string_view::npos);
        if (byte >= ' ' && byte < 127 && c != '\'' && c != '\\')
            text += c;
        else
            text += {'\\', digits[byte >> 6], digits[byte >> 3 & 7U], digits[byte & 7U]};
    }
    if (word.size() > longest)
        text += "… " + std::to_string(word.size()) + " bytes";
    return plain && word.size() <= longest ? text : "$'" + text + "'";
}

/// The program as a descriptor, since a user that is changed to may not search the folders above
/// it; out of the way of those that an attack redirects.
int open_program(const std::string& path) {
    constexpr int far = 500;
    const int near = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const int program = fcntl(near, F_DUPFD_CLOEXEC, far);
    close(near);
    return program;
}

}  // namespace

bool Ending::exited_with(int code) const {
    return !hung && WIFEXITED(status) && WEXITSTATUS(status) == code;
}

bool Ending::was_ended_by(int signal) const {
    return !hung && WIFSIGNALED(status) && WTERMSIG(status) == signal;
}

Child::Child(const Start& start) {
    static const int attnscope = open_program(testing::program_path());
    const Descriptor other(start.program.empty() ? -1 : open_program(start.program));
    const int program = other ? other.number() : attnscope;
    const int in = memory_file(start.input);
    out_ = memory_file("");
    // A pipe, since a limit on files' sizes binds a memory file; it has room for any message.
    std::array<int, 2> messages{};
    if (pipe2(messages.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        throw std::runtime_error("no pipe");
    err_ = messages[0];
    pid_ = fork();
    if (pid_ == 0)
        become_program(start, program, in, out_, messages[1]);
    close(in);
    close(messages[1]);
    if (pid_ < 0)
        throw std::runtime_error("no process can be started");
}

Child::~Child() {
    if (pid_ > 0)
        reap(true);
    close(out_);
    close(err_);
}

bool Child::has_ended() const {
    siginfo_t info{};
    return waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == pid_;
}

std::string Child::output() const {
    return content_of(out_);
}

void Child::send(int signal) const {
    kill(pid_, signal);
}

Ending Child::wait() {
    using namespace std::chrono_literals;
    const auto last = std::chrono::steady_clock::now() + (is_sanitized ? 20min : 1min);
    while (!has_ended())
        if (std::chrono::steady_clock::now() > last)
            return reap(true);
        else
            std::this_thread::sleep_for(500us);
    return reap(false);
}

Ending Child::reap(bool hung) {
    if (hung)
        kill(pid_, SIGKILL);
    Ending ending;
    ending.hung = hung;
    ending.bytes_read = bytes_read(pid_);
    rusage usage{};
    wait4(pid_, &ending.status, 0, &usage);
    pid_ = -1;
    ending.peak_memory = std::int64_t{usage.ru_maxrss} * 1024;
    ending.out = content_of(out_);
    ending.err = rest_of(err_);
    return ending;
}

Ending run(const Start& start) {
    return Child(start).wait();
}

std::string shell_command(const Start& start) {
    std::string command = "attnscope";
    for (const std::string& word : start.arguments)
        command.append(" ").append(quoted(word));
    return command;
}

}  // namespace attnscope::attack
