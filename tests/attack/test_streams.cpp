#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/attack/commands.h"
#include "tests/attack/contract.h"
#include "tests/attack/good_files.h"
#include "tests/attack/streams.h"

namespace attnscope::attack {
namespace {

namespace fs = std::filesystem;

const std::vector<std::vector<std::string>> printing = {{"eval", "entropy", "n=64", "d=16"},
                                                        {"eval", "entropy", "--table", "t.csv"},
                                                        {"attention", "--set", "n=16"},
                                                        {"devices"},
                                                        {"list"},
                                                        {"list", "--json"},
                                                        {"--help"},
                                                        {"plot", "--help"},
                                                        {"--version"}};

/// A pipe of which nobody reads the other end.
void break_standard_output() {
    int ends[2];
    if (pipe(ends) != 0 || dup2(ends[1], 1) != 1 || close(ends[0]) != 0 || close(ends[1]) != 0)
        _exit(1);
}

TEST(StreamAttack, WhatCannotBePrintedIsAFailure) {
    const Sandbox sandbox;
    for (const auto& arguments : printing)
        for (const auto& prepare :
             {closing(1), truncating(1, "/dev/full"), reading(1, "/dev/null"), reading(1, ".")})
            expect_refused(sandbox, {.arguments = arguments, .prepare = prepare});
}

/// Whether the output is for a person, who may have read enough of it.
bool is_for_people(const std::vector<std::string>& arguments) {
    const std::string &first = arguments.front(), &last = arguments.back();
    return first == "list" || first == "help" || last == "--help" || last == "--version";
}

TEST(StreamAttack, WhatNobodyReadsAnyMoreIsAFailureUnlessItIsForPeople) {
    const Sandbox sandbox;
    for (const auto& arguments : printing) {
        const Start start{
            .arguments = arguments, .folder = sandbox.path(), .prepare = break_standard_output};
        if (!is_for_people(arguments)) {
            expect_refused(sandbox, {.arguments = arguments, .prepare = break_standard_output});
            continue;
        }
        const Ending ending = run(start);
        EXPECT_TRUE(ending.exited_with(0)) << shell_command(start);
        EXPECT_EQ(ending.err, "") << shell_command(start);
    }
}

/// The message is lost, the exit status is not.
TEST(StreamAttack, WithoutStandardError) {
    const Sandbox sandbox;
    for (const auto& prepare :
         {closing(2), truncating(2, "/dev/full"), reading(2, "/dev/null"),
          all({closing(0), closing(1), closing(2)}), all({closing(1), closing(2)})})
        for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
                 {"fly"},
                 {"eval", "entropy", "n=nan"},
                 {"plot", "angles", "-o", "a.gif"},
                 {"attention", "--q", "t.csv", "--rows", "a.csv"}}) {
            const Listing before = sandbox.list();
            const Start start{.arguments = arguments, .folder = sandbox.path(), .prepare = prepare};
            const Ending ending = run(start);
            expect_orderly(start, ending);
            EXPECT_TRUE(ending.exited_with(1) || ending.exited_with(2)) << shell_command(start);
            EXPECT_EQ(changes(before, sandbox.list()), std::vector<std::string>());
        }
}

/// A file that is opened takes the lowest free descriptor: what is printed must not get into it.
TEST(StreamAttack, FilesAreWholeWithoutStandardStreams) {
    for (const Writer& writer : writers())
        for (const auto& prepare :
             {closing(0), closing(1), closing(2), all({closing(0), closing(1), closing(2)})}) {
            const Sandbox sandbox;
            const std::string name = "new" + writer.ending;
            const Start start{.arguments = writing_to(writer, name),
                              .folder = sandbox.path(),
                              .prepare = prepare};
            const Ending ending = run(start);
            expect_orderly(start, ending);
            EXPECT_TRUE(ending.exited_with(0) || ending.exited_with(1)) << shell_command(start);
            EXPECT_TRUE(content_of(sandbox / name) == written_by(writer, name))
                << shell_command(start);
        }
}

TEST(StreamAttack, StandardInputThatIsNoTable) {
    const Sandbox sandbox;
    for (const auto& prepare : {closing(0), reading(0, "/dev/null"), reading(0, "."),
                                truncating(0, "/dev/null"), reading(0, "/proc/self/mem")})
        expect_refused(sandbox,
                       {.arguments = {"eval", "entropy", "--table", "-"}, .prepare = prepare});
}

TEST(StreamAttack, FullDevices) {
    for (const Writer& writer : writers()) {
        const Sandbox sandbox;
        const std::string link = "full" + writer.ending;
        fs::create_symlink("/dev/full", sandbox / link);
        expect_refused(sandbox, {.arguments = writing_to(writer, link)});
    }
}

TEST(StreamAttack, DevicesAreWrittenToAndStay) {
    for (const Writer& writer : writers()) {
        const Sandbox sandbox;
        const std::string link = "null" + writer.ending;
        fs::create_symlink("/dev/null", sandbox / link);
        const Listing before = sandbox.list();
        const Start start{.arguments = writing_to(writer, link), .folder = sandbox.path()};
        EXPECT_TRUE(run(start).exited_with(0)) << shell_command(start);
        EXPECT_EQ(changes(before, sandbox.list()), std::vector<std::string>());
        EXPECT_TRUE(fs::is_character_file("/dev/null"));
    }
}

}  // namespace
}  // namespace attnscope::attack
