#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>

#include "core/lessons/lessons.h"
#include "tests/app/program.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

TEST(Lesson, ListHasALineForEachThatBeginsWithItsName) {
    const ProgramRun run = run_here({"lesson", "list"});
    EXPECT_EQ(run.status, 0) << run.err;
    std::istringstream lines(run.out);
    std::string line;
    for (const std::string_view name : lesson_names()) {
        ASSERT_TRUE(std::getline(lines, line));
        EXPECT_TRUE(line.starts_with(std::string(name) + "  ")) << line;
        EXPECT_GT(line.size(), name.size() + 2) << "no title";
    }
    EXPECT_FALSE(std::getline(lines, line)) << line;
}

TEST(Lesson, CheckNamesTheLineOfEachFault) {
    const TemporaryFolder folder;
    const std::string path = (folder.path() / "mine.md").string();
    const auto check = [&](const std::string& text) {
        std::ofstream(path) << text;
        return run_here({"lesson", "check", path});
    };
    const ProgramRun right = check("# A\n\n## B\n\nSee {1 + 1}.\n");
    EXPECT_EQ(right.status, 0);
    EXPECT_EQ(right.out + right.err, "");
    const ProgramRun faulty = check("# A\n\n## B\n\nSee <b>.\n\n### C\n");
    EXPECT_EQ(faulty.status, 1);
    EXPECT_EQ(std::ranges::count(faulty.err, '\n'), 2) << faulty.err;
    EXPECT_TRUE(faulty.err.starts_with(path + ":5: ")) << faulty.err;
    EXPECT_NE(faulty.err.find('\n' + path + ":7: "), std::string::npos) << faulty.err;
    const ProgramRun untrue = check("# A\n\n## B\n\n```claims\n1 > 2\n```\n");
    EXPECT_EQ(untrue.status, 1);
    EXPECT_TRUE(untrue.err.starts_with(path + ":6: ")) << untrue.err;
}

TEST(Lesson, NeedsAWordAndFiles) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"lesson"}, {"lesson", "check"}, {"lesson", "learn"}}) {
        const ProgramRun run = run_here(words);
        EXPECT_EQ(run.status, 2) << words.back();
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
    }
    const ProgramRun missing = run_here({"lesson", "check", "/nowhere/to/be.md"});
    EXPECT_EQ(missing.status, 1);
    EXPECT_TRUE(is_one_line(missing.err)) << missing.err;
    const ProgramRun folder = run_here({"lesson", "check", "/"});
    EXPECT_EQ(folder.status, 1);
    EXPECT_TRUE(is_one_line(folder.err)) << folder.err;
}

}  // namespace
}  // namespace attnscope
