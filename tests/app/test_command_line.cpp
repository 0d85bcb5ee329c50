#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>
#include <tuple>

#include "app/command_line.h"
#include "app/commands/comparison_options.h"
#include "app/window.h"
#include "core/engines/engines.h"
#include "core/fields/fields.h"
#include "core/figures/figures.h"
#include "core/quantities/quantities.h"
#include "core/scaling/rules.h"
#include "core/text/errors.h"
#include "core/text/printable.h"
#include "core/text/shell.h"
#include "core/vectors/command_line.h"
#include "core/version.h"
#include "tests/app/again.h"
#include "tests/app/program.h"
#include "tests/core/temporary_folder.h"
#include "tests/locations.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

using nlohmann::json;

const std::vector<std::string> commands = {"eval",    "plot", "attention", "gallery",
                                           "devices", "list", "help"};

TEST(CommandLine, Version) {
    const ProgramRun run = run_program("--version");
    EXPECT_EQ(run.status, 0);
    const std::string first = "attnscope " + std::string(version()) + "\n";
    EXPECT_EQ(run.out, first + "\nTo cite it in a paper:\n\n" + std::string(citation()) + "\n");
}

TEST(CommandLine, EveryCommandExplainsItselfWithExamples) {
    const ProgramRun all = run_program("--help");
    EXPECT_EQ(all.status, 0);
    for (const std::string& command : commands) {
        EXPECT_NE(all.out.find(command), std::string::npos) << command;
        const ProgramRun run = run_program(command + " --help");
        EXPECT_EQ(run.status, 0) << run.err;
        EXPECT_NE(run.out.find("Example"), std::string::npos) << command;
        EXPECT_NE(run.out.find("attnscope " + command), std::string::npos) << run.out;
        EXPECT_EQ(run.err, "");
    }
}

TEST(CommandLine, UsageErrorsAreOneLineAndTwo) {
    for (const char* arguments : {"fly",
                                  "--fly",
                                  "plot",
                                  "plot angles",
                                  "plot angles -o",
                                  "plot phase -o x.png",
                                  "plot angles -o x.gif",
                                  "plot angles -o x",
                                  "plot angles -o x.png --size 10x10",
                                  "plot angles -o x.png --size wide",
                                  "plot angles -o x.png --size 100",
                                  "plot angles -o x.png --dpi 0",
                                  "plot angles -o x.png --theme pink",
                                  "plot angles -o x.png --set d",
                                  "plot angles -o x.png --set d=1",
                                  "plot angles -o x.png --set color=red",
                                  "attention --backend abacus",
                                  "attention --set n=200000",
                                  "attention --image x.gif",
                                  "attention --set keys=file",
                                  "gallery",
                                  "gallery x --set n=0",
                                  "devices now",
                                  "list --loud",
                                  "help",
                                  "help --html",
                                  "help xylophone",
                                  "help entropy --html x"}) {
        const ProgramRun run = run_program(arguments);
        EXPECT_EQ(run.status, 2) << arguments << ": " << run.err;
        EXPECT_TRUE(is_one_line(run.err)) << arguments << ": " << run.err;
        EXPECT_EQ(run.out, "") << arguments;
    }
}

TEST(CommandLine, AnUnknownFirstWordIsNoCommand) {
    for (const std::string word : {"x.attnscope", "plto", "Eval", "eva"}) {
        const ProgramRun run = run_here({word, "--set", "n=5"});
        EXPECT_EQ(run.status, 2) << word;
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
        EXPECT_NE(run.err.find("'" + word + "' is not a command"), std::string::npos) << run.err;
        for (const std::string& command : commands)
            EXPECT_NE(run.err.find(command), std::string::npos) << run.err;
    }
}

TEST(CommandLine, TheWindowRefusesSettingsBeforeItOpens) {
    const ProgramRun run = run_program("--set n=4096 --set=mask=casual");
    EXPECT_EQ(run.status, 2) << run.err;
    EXPECT_TRUE(is_one_line(run.err)) << run.err;
    EXPECT_NE(run.err.find("mask = 'casual'"), std::string::npos) << run.err;
}

TEST(CommandLine, TakesFormulas) {
    const auto lambda_of = [](const std::string& settings) {
        return run_program("eval entropy n=2^9 d=64 method=annealed lambda=" + settings).out;
    };
    EXPECT_FALSE(lambda_of("0.125").empty());
    EXPECT_EQ(lambda_of("1/sqrt\\(64\\)"), lambda_of("0.125"));
}

TEST(CommandLine, AnUnknownOptionIsNamed) {
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"--nosuch"}, {"--nosuch", "eval"}, {"plot", "--nosuch"}, {"list", "--nosuch"}}) {
        const ProgramRun run = run_here(arguments);
        EXPECT_EQ(run.status, 2);
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
        EXPECT_NE(run.err.find("--nosuch"), std::string::npos) << run.err;
    }
}

TEST(CommandLine, WhatContradictsItselfIsRefusedAndBothSidesAreNamed) {
    const TemporaryFolder folder;
    const std::string table = folder / "a.csv", picture = folder / "a.png";
    using Words = std::vector<std::string>;
    for (const auto& [arguments, one, other] : std::vector<std::tuple<Words, Words, Words>>{
             {{"plot", "angles", "-o", table, "--set", "n=5", "--set", "n=6"},
              {"n = 5"},
              {"n = 6"}},
             {{"plot", "angles", "-o", table, "--set", "lambda=1", "--set", "rule=log-512"},
              {"lambda = 1"},
              {"rule = log-512"}},
             {{"plot", "angles", "-o", table, "--set", "rule=log-512", "--set", "lambda=1"},
              {"lambda = 1"},
              {"rule = log-512"}},
             {{"attention", "--set", "head=3"}, {"head = 3"}, {"queries = sphere"}},
             {{"attention", "--q", picture, "--set", "query_file=other.npy"},
              {"a.png"},
              {"other.npy"}},
             {{"plot", "angles", "-o", table, "--size", "bogus"}, {"--size"}, {"a.csv"}},
             {{"plot", "angles", "-o", table, "--dpi", "96"}, {"--dpi"}, {"a.csv"}},
             {{"plot", "angles", "-o", table, "--theme", "dark"}, {"--theme"}, {"a.csv"}},
             {{"plot", "angles", "-o", table, "--transparent"}, {"--transparent"}, {"a.csv"}},
             {{"attention", "--size", "640x480"}, {"--size"}, {"--image"}},
             {{"attention", "--timing=2"}, {"--timing"}, {"'2'"}},
             {{"plot", "--help=3"}, {"--help"}, {"'3'"}},
             {{"--version=3"}, {"--version"}, {"'3'"}}}) {
        const ProgramRun run = run_here(arguments);
        EXPECT_EQ(run.status, 2) << arguments.back() << run.err;
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
        EXPECT_NE(run.err.find(one[0]), std::string::npos) << run.err;
        EXPECT_NE(run.err.find(other[0]), std::string::npos) << run.err;
        EXPECT_EQ(run.out, "");
    }
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(CommandLine, MessagesAreShortAndPrintableWhateverIsGiven) {
    const std::string longest(100'000, 'x'), escape = "\x1b[31mred\x1b[0m\a\xff";
    for (const std::string& text : {longest, escape, escape + longest})
        for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
                 {text},
                 {"--" + text},
                 {"plot", text, "-o", "x.png"},
                 {"plot", "angles", "-o", text},
                 {"plot", "angles", "-o", text + "/x.png"},
                 {"plot", "angles", "-o", "x.png", "--size", text},
                 {"plot", "angles", "-o", "x.png", "--dpi", text},
                 {"plot", "angles", "-o", "x.png", "--theme", text},
                 {"plot", "angles", "-o", "x.png", text},
                 {"plot", "angles", "-o", "x.png", "--set", text},
                 {"plot", "angles", "-o", "x.png", "--set", text + "=1"},
                 {"plot", "angles", "-o", "x.png", "--set", "n=" + text},
                 {"plot", "angles", "-o", "x.png", "--set", "rule=" + text},
                 {"plot", "angles", "-o", "x.png", "--set", "angle_dimensions=" + text},
                 {"plot", "angles", "-o", "x.png", "--set", "key_file=" + text, "--set",
                  "keys=sphere"},
                 {"eval", text},
                 {"eval", "entropy", text},
                 {"eval", "entropy", text + "=1"},
                 {"eval", "entropy", "n=" + text},
                 {"eval", "entropy", "method=" + text, "n=5", "d=5"},
                 {"eval", "entropy", "--table", text},
                 {"attention", "--q", text},
                 {"attention", "--backend", text},
                 {"gallery", "/proc/" + text}}) {
            const ProgramRun run = run_here(arguments);
            EXPECT_TRUE(run.status == 1 || run.status == 2) << arguments[0];
            EXPECT_TRUE(is_one_line(run.err)) << run.err.substr(0, 600);
            EXPECT_LT(run.err.size(), 500U) << run.err.substr(0, 600);
            const std::string line = run.err.substr(0, run.err.size() - 1);
            EXPECT_EQ(printable(line, 500), line);
        }
}

/// Asked to stop, a command that began to work would be cancelled.
TEST(CommandLine, OutputsThatCannotBeWrittenAreRefusedBeforeTheWork) {
    const TemporaryFolder folder;
    const std::string nowhere = folder / "none/such", taken = folder / "taken";
    std::filesystem::create_directories(taken + ".png");
    std::filesystem::create_directories(folder / "gallery/index.html");
    std::filesystem::create_directories(folder / "other/angles.csv");
    const std::vector<std::vector<std::string>> refused = {
        {"plot", "angles", "-o", nowhere + ".png"},
        {"plot", "angles", "-o", nowhere + ".csv"},
        {"plot", "angles", "-o", taken + ".png"},
        {"attention", "--timing", "--image", nowhere + ".png"},
        {"attention", "--timing", "--image", taken + ".png"},
        {"attention", "--timing", "--rows", nowhere + ".csv"},
        {"attention", "--timing", "--matrix", nowhere + ".npy"},
        {"screenshot", nowhere + ".png"},
        {"gallery", folder / "gallery"},
        {"gallery", folder / "other"},
    };
    std::stop_source stopped;
    stopped.request_stop();
    for (const std::vector<std::string>& arguments : refused) {
        std::ostringstream out, err;
        EXPECT_EQ(run_subcommand(arguments, out, err, stopped.get_token()), 1) << err.str();
        EXPECT_TRUE(is_one_line(err.str())) << err.str();
        EXPECT_NE(err.str().find(folder.path().string()), std::string::npos) << err.str();
        EXPECT_EQ(out.str(), "");
    }
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path()), {}), 3);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder / "gallery"), {}), 1);
}

TEST(CommandLine, AFullDiskOrClosedPipeIsAFailure) {
    for (const char* arguments : {"eval entropy n=64 d=16", "list", "--help", "devices"}) {
        const ProgramRun full = run_program(arguments, "", ">/dev/full");
        EXPECT_EQ(full.status, 1) << arguments;
        EXPECT_TRUE(is_one_line(full.err)) << arguments << ": " << full.err;
        const ProgramRun closed = run_program(arguments, "", ">&-");
        EXPECT_EQ(closed.status, 1) << arguments;
    }
}

TEST(CommandLine, WithoutADisplayTheWindowSaysSo) {
    const ProgramRun run = run_program("", "-u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM");
    EXPECT_EQ(run.status, 1);
    EXPECT_TRUE(is_one_line(run.err)) << run.err;
    EXPECT_NE(run.err.find("display"), std::string::npos) << run.err;
    const ProgramRun unreachable =
        run_program("", "-u WAYLAND_DISPLAY -u QT_QPA_PLATFORM DISPLAY=:4711");
    EXPECT_EQ(unreachable.status, 1);
    EXPECT_TRUE(is_one_line(unreachable.err)) << unreachable.err;
}

TEST(CommandLine, FilesInAnyOrderAndSettingsAreOfTheWindow) {
    const TemporaryFolder folder;
    const std::string archive = folder.write("model.pt", "PK");
    for (const std::string& words :
         {std::string("q.npy k.npy t.txt"), std::string("t.json a.safetensors --set head=3"),
          std::string("--set mask=none q.npy --set=head=3"), archive}) {
        const ProgramRun run =
            run_program(words, "-u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM");
        EXPECT_EQ(run.status, 1) << words << run.err;
        EXPECT_NE(run.err.find("display"), std::string::npos) << run.err;
    }
    for (const std::string words : {"a.npy --set query_file=b.npy", "a.npy --set mask=casual"})
        EXPECT_EQ(run_program(words).status, 2) << words;
    EXPECT_NE(run_program("nowhere.pt").err.find("is not a command"), std::string::npos);
}

TEST(CommandLine, ThePluginThatWaylandTakesIsNamed) {
    const std::string lacking = "Available platform plugins are: minimal, offscreen, xcb.";
    const std::string with = "Available platform plugins are: wayland-egl, wayland, xcb.";
    EXPECT_NE(why_no_display(lacking, true).find("qt6-wayland"), std::string::npos);
    for (const std::string& display : {why_no_display(with, true), why_no_display(lacking, false)})
        EXPECT_NE(display.find("no display"), std::string::npos) << display;
}

TEST(Devices, AreAJsonArrayOfEngines) {
    const ProgramRun run = run_program("devices");
    EXPECT_EQ(run.status, 0) << run.err;
    const json devices = json::parse(run.out);
    ASSERT_TRUE(devices.is_array());
    ASSERT_GE(devices.size(), 1U);
    EXPECT_EQ(devices[0]["backend"], "cpu");
    EXPECT_FALSE(devices[0]["device"].get<std::string>().empty());
    EXPECT_EQ(devices[0]["kind"], "processor");
    for (std::size_t i = 1; i < devices.size(); ++i) {
        const bool is_llvmpipe =
            devices[i]["device"].get<std::string>().find("llvmpipe") != std::string::npos;
        EXPECT_EQ(devices[i]["kind"], is_llvmpipe ? "software renderer" : "GPU");
    }
}

TEST(List, NamesEverything) {
    const ProgramRun text = run_program("list"), as_json = run_program("list --json");
    EXPECT_EQ(text.status, 0) << text.err;
    const json all = json::parse(as_json.out);
    const auto expect_names = [&](const char* section, const auto& items, auto name) {
        EXPECT_EQ(all[section].size(), items.size()) << section;
        for (const auto& item : items) {
            const std::string wanted(name(item));
            EXPECT_NE(text.out.find("\n  " + wanted), std::string::npos) << wanted;
            EXPECT_TRUE(std::ranges::any_of(all[section], [&](const json& listed) {
                return listed["name"] == wanted &&
                       !listed["help"].template get<std::string>().empty();
            })) << wanted;
        }
    };
    expect_names("quantities", quantities(), [](const Quantity* q) { return q->name; });
    expect_names("figures", figures(), [](const FigureEntry* f) { return f->id; });
    const auto key_of = [](const auto* record) { return record->key; };
    expect_names("views", otherViews(), [](const ViewEntry* view) { return view->id; });
    expect_names("rules", rules(), key_of);
    expect_names("variants", variants(), key_of);
    expect_names("positions", positions(), key_of);
    expect_names("masks", masks(), key_of);
    expect_names("normalizers", normalizers(), key_of);
    expect_names("engines", engines(), key_of);
    expect_names("fields", fields(), [](const Field& f) { return f.key; });
}

TEST(List, EndsQuietlyWhereNobodyReadsItAnyMore) {
    for (const char* arguments : {"list", "list --json"}) {
        const ProgramRun run = run_program(arguments, "", "> >(:)");
        EXPECT_EQ(run.status, 0) << run.err;
        EXPECT_EQ(run.err, "");
    }
}

/// The longest line, in characters.
std::size_t longest_line(const std::string& text) {
    std::size_t longest = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::erase(line, '\r');
        longest = std::max(longest, static_cast<std::size_t>(std::ranges::count_if(
                                        line, [](char c) { return (c & 0xC0) != 0x80; })));
    }
    return longest;
}

TEST(List, HasLinesAsWideAsTheTerminal) {
    const std::string command =
        shell_quoted("stty cols 100; '" + std::string(testing::program_path()) + "' list");
    const std::string on_terminal = printed("script -qec " + command + " /dev/null");
    EXPECT_GT(on_terminal.size(), 10000U);
    EXPECT_LE(longest_line(on_terminal), 100U);
    EXPECT_GT(longest_line(run_program("list").out), 200U);
}

TEST(Commands, AreKnownWhereTheyArePasted) {
    const ProgramRun run = run_here({"none"});
    const std::string before = "the commands are ";
    std::istringstream names(run.err.substr(run.err.find(before) + before.size()));
    int count = 0;
    for (std::string name; std::getline(names >> std::ws, name, ','); ++count) {
        name.erase(name.find_last_not_of(" \n.") + 1);
        EXPECT_EQ(read_command_line(name + " x --set d=16 -o x.pdf").scenario.d, 16) << name;
    }
    EXPECT_GE(count, 8);
}

TEST(List, TextsForTranslatorsAreKeysAndEnglish) {
    const ProgramRun run = run_here({"list", "--texts"});
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_NE(run.out.find("field.n.label\tLength n\n"), std::string::npos);
    EXPECT_NE(run.out.find("approximation.linear.label\t0.24 line\n"), std::string::npos);
    EXPECT_EQ(run_here({"list", "--texts", "--json"}).status, 2);
}

/// Files say by its number which frozen Scenario matrices show.
TEST(CommandLine, ANumberOfWhatIsFrozenComesBeforeAName) {
    const auto chosen = [](const char* frozen) {
        return comparison_of({.reference = {},
                              .freeze = {"a:d=16", "1:d=32", "7:d=48", "b:d=128"},
                              .frozen = frozen,
                              .over = {}},
                             {})
            .chosen;
    };
    EXPECT_EQ(chosen("1"), 0U);
    EXPECT_EQ(chosen("7"), 2U);
    EXPECT_EQ(chosen("b"), std::nullopt);
    for (const char* none : {"", "0", "5", "c"})
        EXPECT_THROW(chosen(none), InvalidRequest) << none;
}

struct Refused {
    std::string line;
    std::string says;
};

/// Each line is refused as a fault of usage, in one sentence with these words.
void expect_refused(const std::vector<Refused>& lines) {
    for (const auto& [line, says] : lines) {
        std::vector<std::string> words;
        std::istringstream stream(line);
        for (std::string word; stream >> word;)
            words.push_back(word);
        const ProgramRun run = run_here(words);
        EXPECT_EQ(run.status, 2) << line << ": " << run.err;
        EXPECT_TRUE(is_one_line(run.err)) << line << ": " << run.err;
        EXPECT_NE(run.err.find(says), std::string::npos) << line << ": " << run.err;
    }
}

TEST(CommandLine, WhatAViewDoesNotUseIsRefused) {
    expect_refused({
        {"plot angles -o no/x.csv --backend foo", "foo"},
        {"plot angles -o no/x.csv --backend auto", "--backend is for the views of matrices"},
        {"plot angles -o no/x.csv --device 0", "--device is for the views of matrices"},
        {"plot angles -o no/x.csv --rows 1:2", "--rows is for the views of matrices"},
        {"plot angles -o no/x.csv --keys 1:2", "--keys is for the views of matrices"},
        {"plot angles -o no/x.csv --shared-scale", "--shared-scale is for the views of matrices"},
        {"plot angles -o no/x.csv --layout angles", "--layout is for the board"},
        {"plot attention -o no/x.csv --x 0:1", "--x is for figures, but 'attention' is not one"},
        {"plot attention -o no/x.png --minor-grid", "--minor-grid is for figures"},
        {"plot board --layout angles,attention -o no/x.png --y attention=0:1", "is for figures"},
        {"plot board -o no/x.png --x 0:1", "it takes VIEW=…, such as"},
    });
}

TEST(CommandLine, CellsOutsideTheMatrixAreRefused) {
    expect_refused({
        {"plot attention --set n=64 -o no/x.npy --rows 64:70", "it has 64 rows"},
        {"plot attention --set n=64 -o no/x.npy --keys 100000:200000", "it has 64 keys"},
        {"plot attention --set n=64 -o no/x.npy --row 64", "it has 64 rows"},
        {"plot attention --set n=64 -o no/x.npy --rows 5:2", "FROM:TO"},
    });
}

TEST(CommandLine, WhatCanBeGivenOnceIsRefusedTwice) {
    expect_refused({
        {"plot angles -o a.csv -o b.csv", "--output is given twice"},
        {"plot angles -o no/x.png --preset slide --preset poster", "--preset is given twice"},
        {"plot angles -o no/x.csv --set-title A --set-title B", "--set-title is given twice"},
        {"plot angles -o no/x.csv --x 0:1 --x 1:2", "--x is given twice"},
        {"plot board -o no/x.png --x angles=0:1 --x angles=1:2", "--x is given twice for 'angles'"},
        {"attention --q a.npy --q b.npy", "--q is given twice"},
    });
}

TEST(CommandLine, WhatIsMissingOrTooMuchIsNamed) {
    expect_refused({
        {"plot", "VIEW is missing"},
        {"plot angles", "--output is missing"},
        {"plot angles -o", "--output needs a value"},
        {"plot angles --set -o x.csv", "--set needs a value before -o"},
        {"plot angles more -o x.csv", "'more' is one word too many"},
        {"animate lambda 0.1", "TO is missing"},
        {"plot angles -o -", "has to end in .png"},
        {"attention --set n=8 --rows -", "/dev/stdout"},
        {"plot angles -o no/x.csv --frozen 1", "neither is given"},
    });
}

TEST(CommandLine, SentencesSayWhatIsWrong) {
    expect_refused({
        {"eval entropy d=4 n=1e400", "'1e400' is beyond the numbers"},
        {"plot angles -o no/x.csv --set lambda=log+2", "'log' is a function"},
        {"plot angles -o no/x.png --preset pink", "the presets are"},
        {"plot angles -o no/x.csv --set-title=\xff", "a text in UTF-8"},
        {"help --html x word", "WORDS does not go with --html"},
        {"plot angles -o no/x.csv --frozen 2 --reference d=3", "which is 1"},
    });
    const TemporaryFolder folder;
    const ProgramRun run = run_here({"plot", "entropy-vs-length", "--over", "d=64,128", "--name",
                                     "d=64=Wide", "-o", folder / "a.csv"});
    EXPECT_EQ(run.status, 2);
    EXPECT_NE(run.err.find("its curves are 'd\\=64'"), std::string::npos) << run.err;
}

TEST(CommandLine, SettingsDoNotGoWithASessionFromStandardInput) {
    const ProgramRun run = run_program("- --set n=5");
    EXPECT_EQ(run.status, 2);
    EXPECT_NE(run.err.find("takes no --set"), std::string::npos) << run.err;
}

TEST(Help, EndsQuietlyWhereNobodyReadsItAnyMore) {
    for (const char* arguments : {"help annealed", "--help", "plot --help"}) {
        const ProgramRun run = run_program(arguments, "", "> >(:)");
        EXPECT_EQ(run.status, 0) << run.err;
        EXPECT_EQ(run.err, "");
    }
}

}  // namespace
}  // namespace attnscope
