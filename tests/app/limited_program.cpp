#include "tests/app/limited_program.h"

#include <fcntl.h>
#include <grp.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/core/temporary_folder.h"
#include "tests/locations.h"

namespace attnscope {
namespace {

/// A user of this process's own, so that nobody else's threads count.
uid_t lone_user() {
    return static_cast<uid_t>(200'000 + getpid());
}

bool limit(int resource, rlim_t most) {
    const rlimit both{most, most};
    return setrlimit(static_cast<__rlimit_resource>(resource), &both) == 0;
}

bool apply(const Limits& limits) {
    if (limits.address_bytes > 0 && !limit(RLIMIT_AS, limits.address_bytes))
        return false;
    return limits.threads == 0 ||
           (limit(RLIMIT_NPROC, limits.threads) && setgroups(0, nullptr) == 0 &&
            setgid(lone_user()) == 0 && setuid(lone_user()) == 0);
}

bool redirect(const std::string& path, int descriptor) {
    const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
    return file >= 0 && dup2(file, descriptor) == descriptor;
}

[[noreturn]] void become_program(std::vector<char*> words, const std::string& folder,
                                 const std::string& out, const std::string& err,
                                 const Limits& limits) {
    constexpr int could_not_start = 99, longest = 500;
    alarm(longest);
    if (chdir(folder.c_str()) == 0 && redirect(out, STDOUT_FILENO) &&
        redirect(err, STDERR_FILENO) && apply(limits))
        execv(words[0], words.data());
    _exit(could_not_start);
}

}  // namespace

LimitedRun run_limited(const std::vector<std::string>& arguments, const std::string& folder,
                       const Limits& limits) {
    const TemporaryFolder printed;
    const std::string out = printed / "out", err = printed / "err";
    std::vector<std::string> copies = arguments;
    copies.insert(copies.begin(), testing::program_path());
    std::vector<char*> words;
    for (std::string& word : copies)
        words.push_back(word.data());
    words.push_back(nullptr);
    chmod(folder.c_str(), 0777);

    const pid_t child = fork();
    if (child == 0)
        become_program(words, folder, out, err, limits);
    int result = 0;
    rusage usage{};
    wait4(child, &result, 0, &usage);
    LimitedRun run;
    run.status = WIFEXITED(result) ? WEXITSTATUS(result) : -WTERMSIG(result);
    run.out = read_text(out);
    run.err = read_text(err);
    run.peak_kilobytes = usage.ru_maxrss;
    return run;
}

}  // namespace attnscope
