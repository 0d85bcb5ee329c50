#include <fcntl.h>
#include <gtest/gtest.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <random>

#include "tests/attack/commands.h"
#include "tests/attack/contract.h"
#include "tests/attack/moments.h"
#include "tests/sanitizers/sanitized.h"

namespace attnscope::attack {
namespace {

namespace fs = std::filesystem;

/// How often a program is killed; 300 times where one wants to be sure.
int interruptions() {
    const char* const wanted = std::getenv("ATTNSCOPE_KILLS");
    return wanted != nullptr ? std::atoi(wanted) : 12;
}

/// What bears no name that anybody has given.
std::ptrdiff_t leftovers_in(const Sandbox& sandbox) {
    return std::ranges::count_if(sandbox.list(), [](const auto& each) {
        return each.first.starts_with('.') && each.first.find('/') == std::string::npos;
    });
}

/// A command that writes `output`, and so many bytes in all.
struct Job {
    std::vector<std::string> arguments;
    std::string output;
    unsigned bytes;
};

const std::vector<Job>& jobs() {
    static const std::vector<Job> table = {
        {{"animate", "lambda", "0.1", "1", "--frames", "4", "--view", "angles", "--size", "160x120",
          "--set", "samples=20", "-o", "frames"},
         "frames",
         60'000},
        {{"attention", "--set", "n=1024", "--set", "d=8", "--matrix", "a.npy"}, "a.npy", 4'300'000},
        {{"animate", "n", "8", "64", "--frames", "3", "--view", "attention", "--size", "160x120",
          "-o", "frames"},
         "frames",
         40'000},
        {{"plot", "angles", "--set", "samples=50", "--size", "300x200", "-o", "a.png"},
         "a.png",
         20'000}};
    return table;
}

/// Kills it at a moment of its work, then lets the next run end.
void kill_and_run_again(const Sandbox& sandbox, const Job& job, std::mt19937& random, int& left) {
    const Start start{.arguments = job.arguments, .folder = sandbox.path()};
    fs::remove_all(sandbox / job.output);
    Child child(start);
    wait_until_it_has_written(child, random() % job.bytes);
    child.send(SIGKILL);
    child.wait();
    left += leftovers_in(sandbox) > 0 ? 1 : 0;
    fs::remove_all(sandbox / job.output);
    const Ending next = run(start);
    EXPECT_TRUE(next.exited_with(0)) << next.err << shell_command(start);
    EXPECT_TRUE(fs::exists(sandbox / job.output)) << shell_command(start);
    EXPECT_EQ(leftovers_in(sandbox), 0) << "after " << shell_command(start);
}

TEST(LeftoverAttack, OfWhatIsKilledNothingIsLeftOnceTheNextHasRun) {
    if (is_sanitized)
        GTEST_SKIP() << "a sanitizer starts for longer than the program works";
    const Sandbox sandbox;
    std::mt19937 random(20'261'123);
    int left = 0;
    for (int i = 0; i < interruptions(); ++i)
        kill_and_run_again(sandbox, jobs()[static_cast<std::size_t>(i) % jobs().size()], random,
                           left);
    EXPECT_GT(left, 0) << "kills that left anything";
    std::cout << left << " of " << interruptions()
              << " kills left a name that the next run cleared\n";
}

/// Ends the program, and all of its threads, as it is about to rename a file or a folder.
void die_at_renaming() {
    static std::array program = {
        sock_filter BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
        sock_filter BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_renameat2, 2, 0),
        sock_filter BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_renameat, 1, 0),
        sock_filter BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_rename, 0, 1),
        sock_filter BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
        sock_filter BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    sock_fprog filter{program.size(), program.data()};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0)
        _exit(125);
}

TEST(LeftoverAttack, AKillBetweenLinkAndRenameLeavesNothingForLong) {
    const Sandbox sandbox;
    std::vector<std::vector<std::string>> commands;
    for (const Writer& writer : writers())
        commands.push_back(
            writing_to(writer, "new" + std::to_string(commands.size()) + writer.ending));
    commands.push_back(jobs().front().arguments);
    for (const std::vector<std::string>& arguments : commands) {
        Start start{.arguments = arguments, .folder = sandbox.path(), .prepare = die_at_renaming};
        const Ending killed = run(start);
        if (killed.exited_with(125))
            GTEST_SKIP() << "no system calls can be filtered here";
        EXPECT_TRUE(killed.was_ended_by(SIGSYS)) << killed.err << shell_command(start);
        EXPECT_EQ(leftovers_in(sandbox), 1) << shell_command(start);
        EXPECT_FALSE(fs::exists(sandbox / arguments.back())) << shell_command(start);
        start.prepare = {};
        EXPECT_TRUE(run(start).exited_with(0)) << shell_command(start);
        EXPECT_EQ(leftovers_in(sandbox), 0) << shell_command(start);
        EXPECT_TRUE(fs::exists(sandbox / arguments.back())) << shell_command(start);
    }
}

}  // namespace
}  // namespace attnscope::attack
