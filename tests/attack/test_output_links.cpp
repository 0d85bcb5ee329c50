#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/attack/commands.h"
#include "tests/attack/contract.h"
#include "tests/attack/good_files.h"
#include "tests/attack/streams.h"

namespace attnscope::attack {
namespace {

namespace fs = std::filesystem;

const std::vector<std::string> small = {"attention", "--set", "n=16", "--set", "d=4"};

std::vector<std::string> small_with(const std::vector<std::string>& more) {
    std::vector<std::string> arguments = small;
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

/// `log` is what `descriptor` stands for; the rows go to it by `name`. Nothing that it held is
/// lost, and the rows and what is printed follow in that order.
void expect_appended(const std::string& name, int descriptor, bool append) {
    const Sandbox sandbox;
    const std::string log = sandbox.write("log", old_content);
    fs::create_symlink(name, sandbox / "link.csv");
    const std::string rows = written_by(writers()[3], "rows.csv"),
                      json = run({.arguments = small}).out;
    for (const std::string& path : {name, sandbox / "link.csv"}) {
        sandbox.write("log", old_content);
        const Ending ending = run({.arguments = small_with({"--rows", path}),
                                   .folder = sandbox.path(),
                                   .prepare = (append ? appending : truncating)(descriptor, log)});
        EXPECT_TRUE(ending.exited_with(0)) << ending.err;
        const std::string before(append ? old_content : "");
        EXPECT_EQ(content_of(log), before + rows + (descriptor == 1 ? json : ""))
            << path << ' ' << descriptor << (append ? ">>log" : ">log");
        EXPECT_TRUE(fs::is_symlink(sandbox / "link.csv"));
    }
}

TEST(OutputLinkAttack, AnOpenFileIsAddedTo) {
    for (const char* name : {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"})
        expect_appended(name, 1, true);
    for (const char* name : {"/dev/stderr", "/dev/fd/2"})
        expect_appended(name, 2, true);
    for (const char* name : {"/dev/fd/3", "/proc/self/fd/3", "/proc/thread-self/fd/3"})
        expect_appended(name, 3, true);
}

TEST(OutputLinkAttack, AnOpenFileIsWrittenOn) {
    expect_appended("/dev/stdout", 1, false);
    expect_appended("/dev/stderr", 2, false);
    expect_appended("/dev/fd/3", 3, false);
}

TEST(OutputLinkAttack, ADescriptorThatIsClosedOrReadOnly) {
    const Sandbox sandbox;
    for (const Writer& writer : writers()) {
        fs::remove(sandbox / ("link" + writer.ending));
        fs::create_symlink("/dev/fd/77", sandbox / ("link" + writer.ending));
        expect_refused(sandbox, {.arguments = writing_to(writer, "link" + writer.ending)});
    }
    expect_refused(sandbox, {.arguments = small_with({"--rows", "/dev/fd/3"}),
                             .prepare = reading(3, sandbox / "Q.npy")});
}

/// A link that leads nowhere stays a link: refused, or the file that it names is made.
TEST(OutputLinkAttack, DanglingLinks) {
    for (const Writer& writer : writers()) {
        const Sandbox sandbox;
        const std::string link = "link" + writer.ending;
        fs::create_symlink("made-by-link", sandbox / link);
        const Start start{.arguments = writing_to(writer, link), .folder = sandbox.path()};
        const Listing before = sandbox.list();
        const Ending ending = run(start);
        EXPECT_TRUE(fs::is_symlink(sandbox / link)) << shell_command(start);
        const std::vector<std::string> made = {"new: made-by-link"};
        EXPECT_EQ(changes(before, sandbox.list()),
                  ending.exited_with(0) ? made : std::vector<std::string>())
            << shell_command(start);
    }
}

TEST(OutputLinkAttack, Loops) {
    for (const Writer& writer : writers()) {
        const Sandbox sandbox;
        const std::string link = "loop" + writer.ending;
        fs::create_symlink(link, sandbox / link);
        fs::create_symlink("ring2" + writer.ending, sandbox / ("ring1" + writer.ending));
        fs::create_symlink("ring1" + writer.ending, sandbox / ("ring2" + writer.ending));
        fs::create_symlink("folder", sandbox / ("deep" + writer.ending));
        fs::create_directory(sandbox / "folder");
        for (const std::string name : {"loop", "ring1", "deep", "loop/x", "ring1/x"})
            expect_refused(sandbox, {.arguments = writing_to(writer, name + writer.ending)});
    }
}

/// Both names of a file go on to be one: it is written, or the command refuses.
TEST(OutputLinkAttack, HardLinks) {
    for (const Writer& writer : writers()) {
        const Sandbox sandbox;
        const std::string name = "one" + writer.ending;
        sandbox.write(name, old_content);
        fs::create_hard_link(sandbox / name, sandbox / "other");
        const Start start{.arguments = writing_to(writer, name), .folder = sandbox.path()};
        const Ending ending = run(start);
        EXPECT_TRUE(fs::equivalent(sandbox / name, sandbox / "other")) << shell_command(start);
        EXPECT_TRUE(content_of(sandbox / "other") ==
                    (ending.exited_with(0) ? written_by(writer, name) : std::string(old_content)))
            << shell_command(start);
    }
}

/// Behind links it is the file that is written, wherever it lies, and the links stay.
TEST(OutputLinkAttack, LinksToFiles) {
    for (const Writer& writer : writers()) {
        const Sandbox sandbox;
        fs::create_directory(sandbox / "folder");
        const std::string link = "link" + writer.ending;
        sandbox.write("folder/file", old_content);
        fs::create_symlink("folder/file", sandbox / "middle");
        fs::create_symlink("middle", sandbox / link);
        expect_written(sandbox, {.arguments = writing_to(writer, link)}, "folder/file");
        EXPECT_TRUE(content_of(sandbox / "folder/file") == written_by(writer, link)) << link;
    }
}

}  // namespace
}  // namespace attnscope::attack
