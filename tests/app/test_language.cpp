#include <gtest/gtest.h>

#include <filesystem>
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
    for (const char* arguments : {"eval entropy n=0 d=8", "lesson list", "plot nothing -o a.png"}) {
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

TEST(Languages, NumbersAndKeysStay) {
    EXPECT_EQ(run_program("eval entropy n=64 d=16" + chinese).out,
              run_program("eval entropy n=64 d=16").out);
    EXPECT_EQ(run_program("--language zh_CN list --json").out, run_program("list --json").out);
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
