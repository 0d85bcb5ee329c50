#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tests/attack/commands.h"
#include "tests/attack/contract.h"
#include "tests/attack/good_files.h"
#include "tests/attack/streams.h"
#include "tests/attack/users.h"
#include "tests/sanitizers/sanitized.h"

namespace attnscope::attack {
namespace {

namespace fs = std::filesystem;

/// The program succeeds as though there were no limit, or fails in order and leaves the old file.
void expect_done_or_refused(const Writer& writer, const std::function<void()>& prepare,
                            const std::string& limit) {
    SCOPED_TRACE(limit);
    const Sandbox sandbox;
    const std::string name = "a" + writer.ending;
    const Listing before = sandbox.list();
    const Start start{
        .arguments = writing_to(writer, name), .folder = sandbox.path(), .prepare = prepare};
    const Ending ending = run(start);
    if (!ending.exited_with(0)) {
        expect_failure(start, ending);
        EXPECT_EQ(changes(before, sandbox.list()), std::vector<std::string>());
        return;
    }
    EXPECT_TRUE(content_of(sandbox / name) == written_by(writer, name)) << shell_command(start);
    EXPECT_EQ(changes(before, sandbox.list()), std::vector<std::string>{"changed: " + name});
}

/// The least limit with which the program says its version: below, the loader itself fails.
unsigned long long least(int resource, unsigned long long step) {
    unsigned long long limit = step;
    while (!run({.arguments = {"--version"}, .prepare = limiting(resource, limit)}).exited_with(0))
        limit += step;
    return limit;
}

/// A file may not become longer than that; the signal that says so would end the program.
TEST(LimitAttack, FileSize) {
    if (is_sanitized)
        GTEST_SKIP() << "a sanitizer writes files of its own";
    for (const Writer& writer : writers())
        for (const unsigned long long bytes : {0, 1, 100, 500})
            expect_done_or_refused(writer, limiting(RLIMIT_FSIZE, bytes), std::to_string(bytes));
    const Sandbox sandbox;
    constexpr unsigned long long limit_megabyte = 1 << 20;
    for (const char* output : {"new.npy", "a.npy"})
        expect_refused(sandbox, {.arguments = {"attention", "--set", "n=1024", "--matrix", output},
                                 .prepare = limiting(RLIMIT_FSIZE, limit_megabyte)});
}

/// Without Qt, as below.
TEST(LimitAttack, Descriptors) {
    if (is_sanitized)
        GTEST_SKIP() << "a sanitizer needs more than the limit itself";
    const unsigned long long first = least(RLIMIT_NOFILE, 1);
    for (const Writer& writer : {writers()[0], writers()[3], writers()[4]})
        for (const unsigned long long more : {0, 1, 2, 3, 5})
            expect_done_or_refused(writer, limiting(RLIMIT_NOFILE, first + more),
                                   std::to_string(first + more) + " descriptors");
}

/// Alone in being this user, the program gets one thread, two, three and four.
TEST(LimitAttack, Threads) {
    if (is_sanitized)
        GTEST_SKIP() << "a sanitizer needs more than the limit itself";
    if (!ordinary_user_can_start())
        GTEST_SKIP() << "no ordinary user can start the program here";
    for (const Writer& writer : writers())
        for (const unsigned long long threads : {1, 2, 3, 4})
            expect_done_or_refused(writer,
                                   all({become_ordinary_user, limiting(RLIMIT_NPROC, threads)}),
                                   std::to_string(threads) + " threads");
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"--version"}, {"list"}, {"eval", "entropy", "n=64", "d=16"}}) {
        const Start start{.arguments = arguments,
                          .prepare = all({become_ordinary_user, limiting(RLIMIT_NPROC, 1)})};
        const Ending ending = run(start);
        if (!ending.exited_with(0))
            expect_failure(start, ending);
    }
}

constexpr unsigned long long limit_megabyte = 1 << 20;

/// Without Qt, which ends the process where its own start finds no memory.
TEST(LimitAttack, Memory) {
    if (is_sanitized)
        GTEST_SKIP() << "a sanitizer needs more than the limit itself";
    const unsigned long long first = least(RLIMIT_AS, 8 * limit_megabyte);
    for (const unsigned long long more : {0, 1, 2, 4, 8, 16, 32, 64, 128, 256})
        for (const Writer& writer : {writers()[0], writers()[3], writers()[4]})
            expect_done_or_refused(writer, limiting(RLIMIT_AS, first + more * limit_megabyte),
                                   std::to_string(first / limit_megabyte + more) + " MiB");
}

TEST(LimitAttack, MemoryForMoreThanThereIs) {
    if (is_sanitized)
        GTEST_SKIP() << "a sanitizer needs more than the limit itself";
    const Sandbox sandbox;
    fs::create_symlink("/dev/zero", sandbox / "zero.csv");
    const auto limit =
        limiting(RLIMIT_AS, least(RLIMIT_AS, 8 * limit_megabyte) + 256 * limit_megabyte);
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"attention", "--set", "n=131072", "--set", "d=2048"},
             {"plot", "angles", "--set", "samples=50", "--size", "16384x16384", "-o", "a.png"},
             {"attention", "--set", "n=16", "--size", "16384x16384", "--image", "a.png"},
             {"eval", "entropy", "--table", "zero.csv"}})
        expect_refused(sandbox, {.arguments = arguments, .prepare = limit});
}

}  // namespace
}  // namespace attnscope::attack
