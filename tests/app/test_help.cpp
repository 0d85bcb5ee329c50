#include <gtest/gtest.h>

#include <QXmlStreamReader>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <stop_token>

#include "app/command_line.h"
#include "core/text/errors.h"
#include "tests/app/program.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

namespace fs = std::filesystem;

std::set<std::string> names_in(const fs::path& folder) {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

ProgramRun help_html(const fs::path& folder) {
    return run_here({"help", "--html", folder.string()});
}

void expect_xml(const fs::path& page) {
    const std::string text = read_text(page.string());
    QXmlStreamReader reader(QString::fromStdString(text));
    while (!reader.atEnd())
        reader.readNext();
    EXPECT_FALSE(reader.hasError())
        << page << ": " << reader.errorString().toStdString() << " in " << reader.lineNumber();
}

TEST(Help, ExplainsAWord) {
    const ProgramRun run = run_here({"help", "annealed"});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.out.rfind("annealed  [words/annealed]\n  An estimate", 0), 0U) << run.out;
    EXPECT_EQ(run_here({"help", "query", "norm"}).out.rfind("query norm", 0), 0U);
}

TEST(Help, ListsASection) {
    for (const char* const name : {"glossary", "words", "GLOSSARY"}) {
        const ProgramRun run = run_here({"help", name});
        EXPECT_EQ(run.status, 0) << run.err;
        EXPECT_EQ(run.out.rfind("Glossary: ", 0), 0U) << run.out;
        for (const char* const entry : {"[words/annealed]", "[words/kappa]", "[words/sink]"})
            EXPECT_NE(run.out.find(entry), std::string::npos) << entry << '\n' << run.out;
    }
    EXPECT_NE(run_here({"help", "rules"}).out.find("[rules/inverse-sqrt-d]"), std::string::npos);
}

TEST(Help, SaysSoWhereItKnowsNothing) {
    const ProgramRun run = run_here({"help", "xylophone"});
    EXPECT_EQ(run.status, 2);
    EXPECT_TRUE(is_one_line(run.err)) << run.err;
    EXPECT_NE(run.err.find("xylophone"), std::string::npos) << run.err;
}

TEST(Help, WritesPagesThatAreXml) {
    const TemporaryFolder folder;
    const fs::path made = folder.path() / "new" / "reference";
    const ProgramRun run = help_html(made);
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.out, (made / "index.html").string() + "\n");
    const std::set<std::string> names = names_in(made);
    for (const char* const page : {"index.html", "words.html", "rules.html", "fields.html",
                                   "curves.html", "status.html", "shortcuts.html", "views.html"})
        EXPECT_TRUE(names.contains(page)) << page;
    for (const std::string& name : names)
        expect_xml(made / name);
    const std::string words = read_text((made / "words.html").string());
    EXPECT_NE(words.find("width=device-width"), std::string::npos);
    EXPECT_NE(words.find("prefers-color-scheme: dark"), std::string::npos);
    EXPECT_NE(words.find("id=\"annealed\""), std::string::npos);
}

TEST(Help, WritesOverEarlierPagesAndNothingElse) {
    const TemporaryFolder folder;
    ASSERT_EQ(help_html(folder.path()).status, 0);
    const auto before = names_in(folder.path());
    EXPECT_EQ(help_html(folder.path()).status, 0);
    EXPECT_EQ(names_in(folder.path()), before);
    folder.write("notes.txt", "mine");
    const ProgramRun refused = help_html(folder.path());
    EXPECT_EQ(refused.status, 1);
    EXPECT_TRUE(is_one_line(refused.err)) << refused.err;
    EXPECT_NE(refused.err.find("not empty"), std::string::npos) << refused.err;
}

TEST(Help, PagesThatWereInterruptedCanBeWrittenAgain) {
    const TemporaryFolder folder;
    std::stop_source stopped;
    stopped.request_stop();
    std::ostringstream out, err;
    EXPECT_THROW(
        run_subcommand({"help", "--html", folder.path().string()}, out, err, stopped.get_token()),
        Cancelled);
    EXPECT_EQ(names_in(folder.path()), std::set<std::string>{"index.html"});
    const ProgramRun again = help_html(folder.path());
    EXPECT_EQ(again.status, 0) << again.err;
    EXPECT_GT(names_in(folder.path()).size(), 7U);
}

TEST(Help, LeavesAForeignIndexAsItIs) {
    const TemporaryFolder folder;
    folder.write("index.html", "<html>mine</html>");
    EXPECT_EQ(help_html(folder.path()).status, 1);
    EXPECT_EQ(read_text(folder / "index.html"), "<html>mine</html>");
    EXPECT_EQ(names_in(folder.path()).size(), 1U);
    const ProgramRun file = help_html(folder / "index.html");
    EXPECT_EQ(file.status, 1);
    EXPECT_NE(file.err.find("is a file"), std::string::npos) << file.err;
}

}  // namespace
}  // namespace attnscope
