#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <functional>
#include <random>
#include <thread>

#include "tests/attack/contract.h"
#include "tests/attack/good_files.h"
#include "tests/attack/moments.h"
#include "tests/attack/pipes.h"
#include "tests/attack/streams.h"
#include "tests/sanitizers/sanitized.h"

namespace attnscope::attack {
namespace {

namespace fs = std::filesystem;

constexpr int interrupts[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU};

using Moment = std::function<void(const Child&)>;

/// One signal at that moment ends the program, by itself and without a word or with one line; every
/// file is as it was. On a busy machine the program may be done before the signal comes: it is then
/// started again, a few times.
void expect_ended(const Sandbox& sandbox, Start start, int signal, const Moment& moment,
                  int tries = 5) {
    start.folder = sandbox.path();
    const Listing before = sandbox.list();
    Child child(start);
    moment(child);
    const bool ended_early = child.has_ended();
    child.send(signal);
    const Ending ending = child.wait();
    if (ending.exited_with(0) && tries > 1)
        return expect_ended(sandbox, start, signal, moment, tries - 1);
    EXPECT_FALSE(ended_early) << "before its time: " << shell_command(start);
    EXPECT_FALSE(ending.hung) << "signal " << signal << ", " << shell_command(start);
    EXPECT_TRUE(ending.was_ended_by(signal))
        << "signal " << signal << ", status " << ending.status << ", " << shell_command(start);
    if (!ending.err.empty()) {
        EXPECT_EQ(fault_of_message(ending.err), "") << ending.err << '\n' << shell_command(start);
    }
    EXPECT_EQ(changes(before, sandbox.list()), std::vector<std::string>())
        << "signal " << signal << ", " << shell_command(start);
}

const Moment blocked = wait_until_it_is_blocked;
const Moment computing = [](const Child& child) { wait_until_it_has_computed(child, 0.2); };

TEST(SignalAttack, WaitingForATable) {
    const Sandbox sandbox;
    const StandingPipe silent(sandbox / "silent");
    make_pipe(sandbox / "nobody");
    silent.feed("n,d\n64,");
    const std::vector<std::string> from_input = {"eval", "entropy", "--table", "-"},
                                   from_silent = {"eval", "entropy", "--table", "silent"},
                                   from_nobody = {"eval", "entropy", "--table", "nobody"};
    const std::string silent_path = sandbox / "silent";
    for (const int signal : interrupts) {
        expect_ended(sandbox, {.arguments = from_input, .prepare = reading(0, silent_path)}, signal,
                     blocked);
        expect_ended(sandbox, {.arguments = from_silent}, signal, blocked);
        expect_ended(sandbox, {.arguments = from_nobody}, signal, blocked);
    }
}

TEST(SignalAttack, WaitingForAReader) {
    const Sandbox sandbox;
    const StandingPipe full(sandbox / "full.csv");
    make_pipe(sandbox / "nobody.csv");
    const std::string full_path = sandbox / "full.csv";
    full.fill();
    for (const int signal : interrupts) {
        expect_ended(sandbox, {.arguments = {"attention", "--set", "n=64", "--rows", "nobody.csv"}},
                     signal, blocked);
        expect_ended(sandbox, {.arguments = {"attention", "--set", "n=64", "--rows", "full.csv"}},
                     signal, blocked);
        expect_ended(sandbox, {.arguments = {"attention", "--set", "n=64", "--matrix", "full.csv"}},
                     signal, blocked);
        expect_ended(sandbox, {.arguments = {"plot", "angles", "-o", "full.csv"}}, signal, blocked);
        expect_ended(sandbox, {.arguments = {"list"}, .prepare = truncating(1, full_path)}, signal,
                     blocked);
    }
    for (const int signal : {SIGINT, SIGTERM})
        expect_ended(sandbox, {.arguments = {"fly"}, .prepare = truncating(2, full_path)}, signal,
                     blocked);
}

TEST(SignalAttack, Computing) {
    const Sandbox sandbox;
    const std::vector<std::vector<std::string>> works = {
        {"eval", "entropy", "n=1000", "d=64", "method=monte-carlo", "samples=1e7"},
        {"plot", "gradient-vs-scale", "--set", "n=131072", "--set", "samples=1e7", "-o", "a.csv"},
        {"plot", "entropy-vs-scale", "--set", "n=131072", "--set", "samples=1e7", "-o", "new.png"},
        {"attention", "--set", "n=32768", "--set", "d=256", "--rows", "a.csv", "--matrix",
         "new.npy"},
        {"attention", "--set", "n=100000", "--set", "d=1000"},
        {"attention", "--set", "n=131072", "--timing", "--image", "a.png"},
        {"screenshot", "a.png", "--set", "n=131072", "--set", "samples=1e7"}};
    for (std::size_t i = 0; i < works.size(); ++i)
        for (const int signal : {SIGINT, interrupts[1 + i % 4]})
            expect_ended(sandbox, {.arguments = works[i]}, signal, computing);
    sandbox.write("slow.csv",
                  "n,d,method,samples\n" + std::string("1000,64,monte-carlo,1e7\n1e6,64,exact,\n"));
    expect_ended(sandbox, {.arguments = {"eval", "entropy", "--table", "slow.csv"}}, SIGINT,
                 computing);
}

/// A gallery computes before it writes.
TEST(SignalAttack, InAGallery) {
    for (const int signal : {SIGINT, SIGTERM}) {
        const Sandbox sandbox;
        const Start start{
            .arguments = {"gallery", "new", "--set", "samples=1e7", "--set", "n=131072"},
            .folder = sandbox.path()};
        Child child(start);
        computing(child);
        child.send(signal);
        EXPECT_TRUE(child.wait().was_ended_by(signal));
        EXPECT_FALSE(fs::exists(sandbox / "new"));
    }
}

/// A picture of 100 million pixels takes seconds to draw and to encode.
TEST(SignalAttack, DrawingAndEncodingAPicture) {
    const Sandbox sandbox;
    for (const double seconds : {0.5, 1.0})
        expect_ended(sandbox,
                     {.arguments = {"plot", "angles", "--set", "samples=50", "--size",
                                    "10000x10000", "-o", "a.png"}},
                     SIGINT,
                     [=](const Child& child) { wait_until_it_has_computed(child, seconds); });
}

TEST(SignalAttack, ReadingAMatrix) {
    const Sandbox sandbox;
    constexpr std::int64_t rows = 131072, columns = 1024, bytes = rows * columns * 4;
    const std::string header =
        testing::npy_bytes(testing::npy_dictionary("<f4", "(131072, 1024)"), std::string());
    fs::resize_file(sandbox.write("big.npy", header),
                    header.size() + static_cast<std::size_t>(bytes));
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        const Start start{.arguments = {"attention", "--k", "big.npy", "--rows", "a.csv"},
                          .folder = sandbox.path()};
        Child child(start);
        constexpr std::int64_t some = 10'000'000;
        wait_until_it_has_read(child, some);
        child.send(signal);
        const Ending ending = child.wait();
        EXPECT_TRUE(ending.was_ended_by(signal)) << ending.status << ' ' << ending.err;
    }
}

/// Moments between the start and the end: it ends by the signal, or had ended before.
TEST(SignalAttack, AnyMoment) {
    if (is_sanitized)
        GTEST_SKIP() << "a sanitizer keeps a file while it starts";
    std::mt19937 random(20'240'603);
    for (int i = 0; i < 24; ++i) {
        const Sandbox sandbox;
        const int signal = interrupts[i % 5];
        const Listing before = sandbox.list();
        const Start start{.arguments = {"attention", "--set", "n=1024", "--matrix", "a.npy"},
                          .folder = sandbox.path()};
        Child child(start);
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 80'000));
        child.send(signal);
        const Ending ending = child.wait();
        EXPECT_TRUE(ending.was_ended_by(signal) || ending.exited_with(0))
            << "signal " << signal << ", status " << ending.status << ' ' << ending.err;
        const std::string content = content_of(sandbox / "a.npy");
        EXPECT_TRUE(content == old_content || content.size() == 128 + 1024 * 1024 * 4)
            << content.size();
        for (const std::string& change : changes(before, sandbox.list()))
            EXPECT_EQ(change, "changed: a.npy");
    }
}

TEST(SignalAttack, WritingAMatrix) {
    const Sandbox sandbox;
    std::mt19937 random(20'240'604);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGALRM, SIGUSR1})
        for (const char* output : {"a.npy", "new.npy"}) {
            const auto written = static_cast<std::int64_t>(1'000'000 + random() % 20'000'000);
            expect_ended(sandbox,
                         {.arguments = {"attention", "--set", "n=16384", "--set", "d=8", "--matrix",
                                        output}},
                         signal,
                         [=](const Child& child) { wait_until_it_has_written(child, written); });
        }
}

/// The kernel's own signal at the end of the processor time that is allowed.
TEST(SignalAttack, ProcessorTime) {
    const Sandbox sandbox;
    const Listing before = sandbox.list();
    const Ending ending = run(
        {.arguments = {"attention", "--set", "n=32768", "--set", "d=256", "--matrix", "new.npy"},
         .folder = sandbox.path(),
         .prepare = [] {
             const rlimit limit{1, 20};
             setrlimit(RLIMIT_CPU, &limit);
         }});
    EXPECT_TRUE(ending.was_ended_by(SIGXCPU)) << ending.status << ' ' << ending.err;
    EXPECT_EQ(changes(before, sandbox.list()), std::vector<std::string>());
}

TEST(SignalAttack, StoppedAndContinued) {
    const Sandbox sandbox;
    for (const int signal : {SIGTSTP, SIGSTOP}) {
        Child child({.arguments = {"attention", "--set", "n=4096", "--matrix", "a.npy"},
                     .folder = sandbox.path()});
        wait_until_it_has_written(child, 1'000'000);
        child.send(signal);
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        child.send(SIGCONT);
        const Ending ending = child.wait();
        EXPECT_TRUE(ending.exited_with(0)) << ending.status << ' ' << ending.err;
        EXPECT_EQ(ending.err, "");
    }
}

/// As nohup starts it, and a shell's `&`: signals that it was told to ignore do not end it.
TEST(SignalAttack, IgnoredFromTheStart) {
    for (const int signal : {SIGHUP, SIGINT, SIGQUIT}) {
        Child child({.arguments = {"eval", "entropy", "n=1000", "d=64", "method=monte-carlo",
                                   "samples=2e5"},
                     .prepare = [=] { std::signal(signal, SIG_IGN); }});
        wait_until_it_has_computed(child, 0.1);
        EXPECT_FALSE(child.has_ended());
        child.send(signal);
        const Ending ending = child.wait();
        EXPECT_TRUE(ending.exited_with(0)) << "signal " << signal << ", status " << ending.status;
    }
}

}  // namespace
}  // namespace attnscope::attack
