#include <gtest/gtest.h>
#include <sys/stat.h>

#include <sstream>

#include "tests/attack/contract.h"
#include "tests/attack/hostile_lessons.h"

namespace attnscope::attack {
namespace {

namespace fs = std::filesystem;

/// Returns what is wrong with a line of `lesson check`; empty if it is FILE:LINE: SENTENCE, short
/// and without characters of control.
std::string fault_of_line(const std::string& line, const std::string& file) {
    if (!line.starts_with(file + ":") || std::atoi(line.c_str() + file.size() + 1) < 1)
        return "does not begin with file and line";
    if (line.find(": ") == line.npos || line.size() > 600)
        return "is no short sentence";
    return std::ranges::any_of(line, [](unsigned char c) { return c < ' ' || c == 127; })
               ? "has characters of control"
               : "";
}

/// A lesson that is wrong is told so by its lines; one that is only strange, with nothing.
TEST(HostileLessons, GetASentenceForEachFaultAndNothingElse) {
    const std::vector<HostileLesson> lessons = hostile_lessons();
    EXPECT_GE(lessons.size(), 100U);
    int refused = 0;
    for (const HostileLesson& lesson : lessons) {
        SCOPED_TRACE(lesson.name.substr(0, 80));
        const Sandbox sandbox;
        sandbox.write("a.en.md", lesson.text);
        const Listing before = sandbox.list();
        const Start start{.arguments = {"lesson", "check", "a.en.md"}, .folder = sandbox.path()};
        const Ending ending = run(start);
        expect_orderly(start, ending);
        EXPECT_TRUE(ending.exited_with(ending.err.empty() ? 0 : 1)) << ending.status;
        EXPECT_EQ(ending.out, "");
        EXPECT_EQ(ending.err.find("root:"), std::string::npos) << "reads /etc/passwd";
        EXPECT_EQ(changes(before, sandbox.list()), std::vector<std::string>());
        const bool is_of_whole_file = ending.err.starts_with("attnscope: ");
        if (is_of_whole_file) {
            EXPECT_EQ(fault_of_message(ending.err), "");
        }
        std::istringstream lines(is_of_whole_file ? "" : ending.err);
        int count = 0;
        for (std::string line; std::getline(lines, line); ++count)
            EXPECT_EQ(fault_of_line(line, "a.en.md"), "") << line.substr(0, 200);
        EXPECT_LE(count, 20);
        refused += ending.err.empty() ? 0 : 1;
    }
    EXPECT_GE(refused, 100);
}

TEST(HostileLessons, AreNoPipesFoldersOrDevices) {
    const Sandbox sandbox;
    ASSERT_EQ(mkfifo((sandbox / "pipe.md").c_str(), 0600), 0);
    fs::create_directory(sandbox / "folder.md");
    fs::create_symlink("loop.md", sandbox / "loop.md");
    fs::resize_file(sandbox.write("large.md", "# a"), 1ULL << 40);
    for (const char* path : {"pipe.md", "folder.md", "loop.md", "large.md", "nosuch.md",
                             "/dev/zero", "/dev/null", "/proc/self/mem", "/"})
        expect_refused(sandbox, {.arguments = {"lesson", "check", path}});
}

}  // namespace
}  // namespace attnscope::attack
