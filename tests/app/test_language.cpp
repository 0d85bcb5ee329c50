#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <regex>

#include "tests/app/again.h"
#include "tests/app/program.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

const std::string chinese = " --language zh_CN";

/// Whether a text has Chinese characters, in UTF-8.
bool has_chinese(const std::string& text) {
    return std::regex_search(text, std::regex("[\xe4-\xe9][\x80-\xbf][\x80-\xbf]"));
}

std::string refusal_in(const std::string& arguments) {
    const ProgramRun run = run_program(arguments);
    EXPECT_EQ(run.status, 2) << arguments;
    EXPECT_TRUE(is_one_line(run.err)) << run.err;
    return run.err;
}

TEST(Languages, APictureIsMadeAgainInItsLanguage) {
    const TemporaryFolder folder;
    for (const char* ending : {"png", "svg", "pdf"}) {
        const std::string path = folder / (std::string("a.") + ending);
        const ProgramRun run = run_program(
            "plot angles --set samples=20 -o " + quoted(path) + chinese, "LC_ALL=C.UTF-8");
        ASSERT_EQ(run.status, 0) << run.err;
        EXPECT_TRUE(command_in(path).ends_with(chinese)) << command_in(path);
        expect_the_same_again(path);
    }
    EXPECT_TRUE(has_chinese(read_text(folder / "a.svg")));
}

TEST(Languages, EveryPictureSaysItsLanguage) {
    const TemporaryFolder folder;
    const std::string small = " --set n=48 --set samples=20";
    for (const std::string& arguments :
         {"attention" + small + " --backend cpu --image " + quoted(folder / "a.png"),
          "animate d 4 8 --frames 2 --size 500x300 --view angles" + small + " -o " +
              quoted(folder / "b.webp"),
          "screenshot " + quoted(folder / "c.png") + small})
        ASSERT_EQ(run_program(arguments + chinese).status, 0) << arguments;
    for (const char* name : {"a.png", "b.webp", "c.png"}) {
        const std::string command = command_in(folder / name);
        EXPECT_TRUE(command.ends_with(chinese)) << name << ": " << command;
        expect_the_same_again(folder / name, "attnscope ");
    }
}

TEST(Languages, ATableIsTheSameInAll) {
    const TemporaryFolder folder;
    for (const std::string& language : {std::string(), chinese, std::string(" --language=en")}) {
        const std::string path = folder / "a.csv";
        ASSERT_EQ(run_program("plot angles --set samples=20 -o " + quoted(path) + language).status,
                  0);
        static const std::string first = read_text(path);
        EXPECT_EQ(read_text(path), first) << language;
    }
}

TEST(Languages, CommandsAreEnglishWhateverTheLocale) {
    for (const char* arguments :
         {"eval entropy n=0 d=8", "lesson list", "plot nothing -o a.png", "list", "help glossary",
          "help entropy", "help", "attention --set n=0", "animate", "gallery", "- --set n=4"}) {
        const std::string locale = "LC_ALL=C.UTF-8 LANGUAGE=zh_CN LANG=zh_CN.UTF-8";
        const ProgramRun there = run_program(arguments, locale), here = run_program(arguments);
        EXPECT_EQ(there.out + there.err, here.out + here.err) << arguments;
        EXPECT_FALSE(has_chinese(there.out + there.err)) << there.out << there.err;
    }
}

TEST(Languages, RefusalsAndNotesAreInTheLanguage) {
    for (const char* arguments :
         {"eval entropy n=0 d=8", "plot nothing -o a.png", "plot angles -o a.txt", "nothing",
          "eval", "plot angles --nothing -o a.png", "plot angles --theme -o a.png",
          "plot angles --x 3 -o a.png", "animate d 4 8 --frames 0 -o a.webp", "lesson"})
        EXPECT_TRUE(has_chinese(refusal_in(arguments + chinese))) << arguments;
    EXPECT_TRUE(has_chinese(refusal_in("--set n=0" + chinese)));
    const ProgramRun help = run_program("help annealed" + chinese);
    EXPECT_TRUE(has_chinese(help.out)) << help.out;
    EXPECT_NE(help.out.find("[words/"), std::string::npos) << "ids stay";
    EXPECT_TRUE(has_chinese(run_program("lesson list" + chinese).out));
}

TEST(Languages, AllCommandsRefuseInTheLanguage) {
    for (const char* arguments : {"eval entropy n=16",
                                  "eval entropy n=16 d=0",
                                  "eval entropy n=16 d=8 lambda=-1",
                                  "eval entropy n=16 d=8 rule=nothing",
                                  "eval entropy n=16 d=8 nothing=1",
                                  "eval entropy n=many d=8",
                                  "eval entropy n=16 d=8 method=nothing",
                                  "eval nothing n=16",
                                  "eval entropy n",
                                  "eval entropy --table",
                                  "plot",
                                  "plot angles",
                                  "plot angles -o",
                                  "plot angles -o a.png -o b.png",
                                  "plot angles -o ''",
                                  "plot angles -o a",
                                  "plot angles -o a.png more",
                                  "plot angle -o a.png",
                                  "plot angles -o a.png --size 10x10",
                                  "plot angles -o a.png --size wide",
                                  "plot angles -o a.png --dpi 0",
                                  "plot angles -o a.png --dpi many",
                                  "plot angles -o a.png --theme pink",
                                  "plot angles -o a.png --preset nothing",
                                  "plot angles -o a.png --hide nothing",
                                  "plot angles -o a.png --x 3:1",
                                  "plot angles -o a.png --rows 0:1",
                                  "plot angles -o a.png --layout angles",
                                  "plot angles -o a.png --set d",
                                  "plot angles -o a.png --set d=1",
                                  "plot angles -o a.png --set color=red",
                                  "plot angles -o a.png --over d=1",
                                  "plot angles -o a.png --frozen 2",
                                  "plot angles -o a.png --name nothing=A",
                                  "plot angles -o a.csv --dpi 100",
                                  "plot board -o a.csv",
                                  "plot attention -o a.png --row 9999999",
                                  "attention --backend abacus",
                                  "attention --set n=200000",
                                  "attention --image a.gif",
                                  "attention --set keys=file",
                                  "attention --size 300x300",
                                  "attention --q",
                                  "gallery",
                                  "gallery ''",
                                  "gallery x --set n=0",
                                  "animate",
                                  "animate d",
                                  "animate d 4 8",
                                  "animate nothing 4 8 -o a.webp",
                                  "animate d 4 8 -o a.webp --view nothing",
                                  "animate d 4 8 -o a.webp --rate 0",
                                  "screenshot",
                                  "screenshot a.txt",
                                  "screenshot a.png --size 10x10",
                                  "devices now",
                                  "devices --json=3",
                                  "list --loud",
                                  "help",
                                  "help --html",
                                  "help xylophone",
                                  "help entropy --html x",
                                  "lesson learn",
                                  "lesson check",
                                  "--nothing",
                                  "nothing.attnscope more",
                                  "--set mask=casual",
                                  "- --set n=4"}) {
        const std::string said = refusal_in(arguments + chinese);
        EXPECT_TRUE(has_chinese(said)) << arguments << ": " << said;
    }
    const ProgramRun missing = run_program("lesson check nowhere.md" + chinese);
    EXPECT_EQ(missing.status, 1);
    EXPECT_TRUE(has_chinese(missing.err)) << missing.err;
}

TEST(Languages, TheReferenceIsInTheLanguage) {
    const ProgramRun glossary = run_program("help glossary" + chinese);
    EXPECT_NE(glossary.out.find("  熵  [words/entropy]"), std::string::npos) << glossary.out;
    EXPECT_EQ(run_program("help 术语表" + chinese).out, glossary.out);
    EXPECT_TRUE(run_program("help 熵" + chinese).out.starts_with("熵  [words/entropy]"));
    const std::string listed = run_program("list" + chinese).out;
    for (const char* wanted : {"介于 softmax 与 sparsemax", "一行的平均熵", "默认值"})
        EXPECT_NE(listed.find(wanted), std::string::npos) << wanted;
    const TemporaryFolder folder;
    ASSERT_EQ(run_program("help --html " + quoted(folder / "pages") + chinese).status, 0);
    for (const auto& entry : std::filesystem::directory_iterator(folder.path() / "pages")) {
        const std::string page = read_text(entry.path().string());
        EXPECT_NE(page.find("<html lang=\"zh-CN\">"), std::string::npos) << entry.path();
        EXPECT_NE(page.find("\"Noto Sans CJK SC\""), std::string::npos) << entry.path();
        EXPECT_TRUE(has_chinese(page)) << entry.path();
    }
}

TEST(Languages, NumbersAndKeysStay) {
    EXPECT_EQ(run_program("eval entropy n=64 d=16" + chinese).out,
              run_program("eval entropy n=64 d=16").out);
    const auto there = nlohmann::json::parse(run_program("list --json" + chinese).out),
               here = nlohmann::json::parse(run_program("list --json").out);
    ASSERT_EQ(there.size(), here.size());
    for (const auto& [table, items] : here.items())
        for (std::size_t i = 0; i < items.size(); ++i)
            for (const char* key : {"name", "takes", "formula", "latex"})
                EXPECT_EQ(there[table][i][key], items[i][key]) << table;
    EXPECT_TRUE(has_chinese(there["words"][0]["meaning"]));
}

TEST(Languages, AWrongOneIsRefusedWithWhatThereIs) {
    EXPECT_EQ(refusal_in("plot angles -o a.png --language tlh"),
              "attnscope: there is no language 'tlh'; the languages are en, zh_CN\n");
    EXPECT_EQ(refusal_in("--language"), "attnscope: --language needs a value\n");
    EXPECT_EQ(refusal_in("--language en list --language=en"),
              "attnscope: --language is given twice\n");
}

}  // namespace
}  // namespace attnscope
