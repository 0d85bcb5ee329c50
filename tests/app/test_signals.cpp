#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>

#include "tests/app/child.h"
#include "tests/app/program.h"
#include "tests/core/temporary_folder.h"
#include "tests/sanitizers/sanitized.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

constexpr auto signals = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU};

TEST(Signals, OneEndsAProgramThatWaitsForStandardInput) {
    for (const int signal : signals) {
        Child child({"eval", "entropy", "--table", "-"});
        child.wait_until_blocked();
        child.send(signal);
        EXPECT_EQ(child.wait(), -signal);
    }
}

TEST(Signals, OneEndsAProgramThatWaitsForAPipe) {
    const TemporaryFolder folder;
    const std::string pipe = folder / "pipe.csv";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"eval", "entropy", "--table", pipe}, {"attention", "--set", "n=16", "--rows", pipe}})
        for (const int signal : {SIGINT, SIGTERM}) {
            Child child(arguments);
            child.wait_until_blocked();
            child.send(signal);
            EXPECT_EQ(child.wait(), -signal) << arguments.front();
        }
    EXPECT_TRUE(fs::is_fifo(pipe));
}

TEST(Signals, NoneLeavesAPartOfAMatrix) {
    const TemporaryFolder folder;
    const std::string old = folder.write("old.npy", "precious");
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGKILL}) {
        Child child({"attention", "--set", "n=16384", "--set", "d=4", "--matrix", old});
        EXPECT_FALSE(child.wait_until_writing(folder.path()).empty());
        child.send(signal);
        EXPECT_EQ(child.wait(), -signal);
    }
    EXPECT_EQ(read_text(old), "precious");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 1);
}

TEST(Signals, WhatTheCallerIgnoresStaysIgnored) {
    Child child({"eval", "entropy", "--table", "-"}, [] {
        std::signal(SIGHUP, SIG_IGN);
        std::signal(SIGINT, SIG_IGN);
    });
    child.wait_until_blocked();
    child.send(SIGHUP);
    child.send(SIGINT);
    usleep(1'500'000);
    child.write_input("n,d\n64,16\n");
    child.end_input();
    EXPECT_EQ(child.wait(), 0);
}

TEST(Signals, WithoutTheRightToStartThreadsAProgramGoesOn) {
    if (is_sanitized)
        GTEST_SKIP() << "a sanitizer needs more than the limit itself";
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"list"}, {"eval", "log-mgf", "d=16", "beta=2"}}) {
        Child child(arguments, [] {
            constexpr uid_t of_its_own = 54321;  // whose processes are counted
            const struct rlimit one { 1, 1 };
            if (geteuid() == 0 && setuid(of_its_own) != 0)
                _exit(126);
            setrlimit(RLIMIT_NPROC, &one);
        });
        EXPECT_EQ(child.wait(), 0) << arguments.front();
    }
}

}  // namespace
}  // namespace attnscope
