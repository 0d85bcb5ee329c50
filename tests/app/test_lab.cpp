#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include "tests/app/child.h"
#include "tests/app/program.h"
#include "tests/core/temporary_folder.h"

// The command `lab`: what it refuses, and that tables are the same bytes however they are made.

namespace attnscope {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> comparison(const std::string& output, const std::string& seeds = "3") {
    return {"lab",         "first-symbol", "--rules",   "inverse-sqrt-d,log-512",
            "--attention", "dot,cosine",   "--seeds",   seeds,
            "--steps",     "30",           "--lengths", "8:64",
            "-o",          output};
}

std::vector<std::string> with(std::vector<std::string> words,
                              const std::vector<std::string>& further) {
    words.insert(words.end(), further.begin(), further.end());
    return words;
}

/// The lines after the first.
std::string rows_of(const std::string& table) {
    return table.substr(table.find('\n') + 1);
}

TEST(LabCommand, TheTableHasARowForEachModelAndLength) {
    const TemporaryFolder folder;
    const ProgramRun run = run_here(comparison(folder / "out.csv"));
    EXPECT_EQ(run.status, 0) << run.err;
    const std::string table = read_text(folder / "out.csv");
    EXPECT_TRUE(table.starts_with(
        "task,attention,position,rule,seed,n,accuracy,loss,entropy,target_weight\n"
        "first-symbol,dot,none,inverse-sqrt-d,1,8,"))
        << table;
    EXPECT_EQ(std::ranges::count(table, '\n'), 1 + 2 * 2 * 3 * 4);
    EXPECT_FALSE(fs::exists(folder / "out.csv.unfinished"));
    EXPECT_EQ(std::ranges::count(run.err, '\n'), 2 * 2 * 3);
    EXPECT_TRUE(
        run.err.starts_with("attnscope: 1 of 12 models: first-symbol-dot-none-inverse-sqrt-d-1\n"))
        << run.err;
}

TEST(LabCommand, PartsJoinedAreTheTableOfOneRun) {
    const TemporaryFolder folder;
    ASSERT_EQ(run_here(comparison(folder / "whole.csv")).status, 0);
    std::string joined;
    for (const std::string part : {"1", "2", "3", "4", "5"}) {
        const std::string path = folder / (std::string("part.") + part + ".csv");
        ASSERT_EQ(run_here(with(comparison(path), {"--part", part + "/5"})).status, 0);
        const std::string table = read_text(path);
        joined += joined.empty() ? table : rows_of(table);
    }
    EXPECT_EQ(joined, read_text(folder / "whole.csv"));
}

TEST(LabCommand, ARunThatWasKilledEndsInTheSameBytes) {
    const TemporaryFolder folder;
    const char* const asked = std::getenv("ATTNSCOPE_KILLS");
    const int most_kills = asked != nullptr ? std::atoi(asked) : 6;
    const std::string seeds = std::to_string(std::max(3, 2 * most_kills));
    ASSERT_EQ(run_here(comparison(folder / "whole.csv", seeds)).status, 0);
    const std::string path = folder / "out.csv", unfinished = path + ".unfinished";
    int kills = 0;
    while (!fs::exists(path)) {
        Child child(comparison(path, seeds));
        if (kills < most_kills) {
            std::this_thread::sleep_for(std::chrono::milliseconds(30 + 11 * (kills % 10)));
            child.send(kills % 2 == 0 ? SIGKILL : SIGTERM);
            ++kills;
        }
        child.wait();
    }
    EXPECT_GT(kills, 0);
    EXPECT_EQ(read_text(path), read_text(folder / "whole.csv"));
    EXPECT_FALSE(fs::exists(unfinished));
}

TEST(LabCommand, ABlockThatIsNotWholeIsMadeAnew) {
    const TemporaryFolder folder;
    const std::string path = folder / "out.csv";
    ASSERT_EQ(run_here(comparison(path)).status, 0);
    const std::string whole = read_text(path);
    Child long_run({"lab", "first-symbol", "--steps", "3000", "-o", path});
    while (!fs::exists(path + ".unfinished") || fs::file_size(path + ".unfinished") == 0)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    const ProgramRun second = run_here({"lab", "first-symbol", "--steps", "3000", "-o", path});
    EXPECT_EQ(second.status, 1);
    EXPECT_NE(second.err.find("still running"), std::string::npos) << second.err;
    long_run.send(SIGKILL);
    long_run.wait();
    EXPECT_EQ(read_text(path), whole);  // the old table stays until there is a new one
    const std::string start = read_text(path + ".unfinished");
    ASSERT_TRUE(start.starts_with("# attnscope lab first-symbol")) << start;
    folder.write("out.csv.unfinished", start + "first-symbol,dot,none,inverse");
    ASSERT_EQ(run_here({"lab", "first-symbol", "--steps", "3000", "-o", path}).status, 0);
    EXPECT_EQ(std::ranges::count(read_text(path), '\n'), 1 + 9);
}

TEST(LabCommand, RowsOfAnotherCallAreNotMixedIn) {
    const TemporaryFolder folder;
    const std::string rows = "# attnscope lab another\nfirst-symbol,dot,none,t5,1,8,1,0,0,1\n";
    folder.write("out.csv.unfinished", rows);
    const ProgramRun run = run_here(comparison(folder / "out.csv"));
    EXPECT_EQ(run.status, 1);
    EXPECT_TRUE(is_one_line(run.err)) << run.err;
    EXPECT_NE(run.err.find("unfinished rows of another call"), std::string::npos) << run.err;
    EXPECT_EQ(read_text(folder / "out.csv.unfinished"), rows);
}

TEST(LabCommand, ModelsAreKept) {
    const TemporaryFolder folder;
    const std::string models = folder / "new/models";
    const ProgramRun run =
        run_here(with(comparison(folder / "out.csv"), {"--models", models, "--part", "1/12"}));
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_TRUE(fs::exists(models + "/first-symbol-dot-none-inverse-sqrt-d-1.npz"));
}

/// A model that was kept makes queries and keys of every command, and an export names it.
TEST(LabCommand, AKeptModelIsASourceOfQueriesAndKeys) {
    const TemporaryFolder folder;
    const std::string models = folder.path().string();
    ASSERT_EQ(run_here({"lab", "largest", "--rules", "log-512", "--steps", "20", "--lengths", "8",
                        "--models", models, "-o", folder / "out.csv"})
                  .status,
              0);
    const std::string model = folder / "largest-dot-none-log-512-1.npz";
    const std::vector<std::string> set = {
        "--set", "rule=log-512", "--set", "mask=causal",
        "--set", "n=50",         "--set", "trained_file=" + model};
    const ProgramRun run = run_here(with({"attention"}, set));
    ASSERT_EQ(run.status, 0) << run.err;
    EXPECT_TRUE(run.out.starts_with(R"({"queries": 50, "keys": 50, "d": 32,)")) << run.out;
    const std::string picture = folder / "a.png", table = folder / "entropy.csv";
    EXPECT_EQ(run_here(with(with({"plot", "attention"}, set), {"-o", picture})).status, 0);
    ASSERT_EQ(run_here(with(with({"plot", "entropy-vs-length"}, set), {"-o", table})).status, 0);
    EXPECT_NE(read_text(table).find("trained_file = " + model), std::string::npos);
    EXPECT_NE(read_text(table).find("rows, measured"), std::string::npos);
}

TEST(LabCommand, AFileThatIsNoTrainedModelIsRefusedInASentence) {
    const TemporaryFolder folder;
    const std::string foreign = folder.write("foreign.npz", "no archive");
    for (const std::string& path : {folder / "none.npz", foreign}) {
        for (const std::vector<std::string>& words :
             {std::vector<std::string>{"attention"},
              {"plot", "attention", "-o", folder / "a.png"},
              {"plot", "entropy-vs-length", "-o", folder / "a.csv"}}) {
            const ProgramRun run = run_here(with(words, {"--set", "trained_file=" + path}));
            EXPECT_EQ(run.status, 1) << words[0];
            EXPECT_TRUE(is_one_line(run.err)) << run.err;
            EXPECT_NE(run.err.find(path), std::string::npos) << run.err;
        }
    }
    const ProgramRun none = run_here({"attention", "--set", "keys=trained"});
    EXPECT_EQ(none.status, 2);
    EXPECT_NE(none.err.find("need trained_file"), std::string::npos) << none.err;
}

struct RefusedWords {
    std::vector<std::string> words;
    const char* says;
};

TEST(LabCommand, WhatCannotBeDoneIsSaidInASentence) {
    const TemporaryFolder folder;
    const std::string output = folder / "out.csv";
    const std::vector<RefusedWords> cases = {
        {{"smallest"}, "there is no task 'smallest'"},
        {{"largest", "--rules", "none"}, "there is no rule 'none'"},
        {{"largest", "--rules", "t5,t5"}, "--rules has 't5' twice"},
        {{"largest", "--rules", "t5,"}, "there is no rule ''"},
        {{"largest", "--attention", "additive"}, "attention = additive cannot be trained yet"},
        {{"largest", "--rules", "log-512,qk-norm", "--attention", "dot,cosine"},
         "rule = qk-norm multiplies cosines"},
        {{"largest", "--positions", "cope"}, "position = cope cannot be trained yet"},
        {{"largest", "--positions", "none,xpos"}, "position = xpos cannot be trained yet"},
        {{"largest", "--set", "mask=top-k"}, "mask = top-k cannot be trained yet"},
        {{"largest", "--set", "normalizer=sparsemax"},
         "normalizer = sparsemax cannot be trained yet"},
        {{"largest", "--lengths", "64:8"}, "the second number is below the first"},
        {{"largest", "--lengths", "1e12"}, "--lengths '1e12' is not possible"},
        {{"largest", "--seeds", "0"}, "--seeds '0' is not possible"},
        {{"largest", "--steps", "-1"}, "--steps '-1' is not possible"},
        {{"largest", "--part", "3/2"}, "--part '3/2' is not possible"},
        {{"largest", "--part", "1"}, "--part '1' is not possible"},
        {{"largest", "--set", "heds=2"}, "did you mean heads?"},
        {{"largest", "--set", "heads=3"}, "d = 32 cannot be shared evenly by 3 heads"},
        {{"largest", "--set", "d=40"}, "d = 40 is not a multiple of 16"},
        {{"largest", "--set", "d"}, "d"},
        {{"largest", "--set", "rate=nan"}, "rate = 'nan' is not possible"},
        {{"largest", "--set", "matches=3"}, "matches changes nothing"},
        {{"largest", "--set", "alibi_heads=8"}, "alibi_heads changes nothing"},
        {{"repeats", "--positions", "alibi", "--set", "alibi_head=1"},
         "alibi_head changes nothing"},
        {{"repeats", "--positions", "t5-bias", "--set", "t5_spread=2"},
         "t5_spread changes nothing"},
        {{"largest", "--set", "xpos_base=2"}, "xpos_base changes nothing"},
        {{"largest", "--set", "top_k=2"}, "top_k changes nothing"},
        {{"largest", "--set", "scale_formula=log("}, "scale_formula"},
    };
    for (const auto& [words, says] : cases) {
        const ProgramRun run = run_here(with(with({"lab"}, words), {"-o", output}));
        EXPECT_EQ(run.status, 2) << says;
        EXPECT_TRUE(is_one_line(run.err)) << run.err;
        EXPECT_NE(run.err.find(says), std::string::npos) << run.err << " lacks " << says;
        EXPECT_TRUE(fs::is_empty(folder.path())) << says;
    }
    for (const std::string& path : {folder / "out.txt", std::string("-"), std::string()})
        EXPECT_EQ(run_here({"lab", "largest", "-o", path}).status, 2) << path;
    EXPECT_NE(run_here({"lab", "largest", "-o", "-"}).err.find("has to end in .csv"),
              std::string::npos);
    EXPECT_EQ(run_here({"lab", "largest", "-o", folder / "none/out.csv"}).status, 1);
    EXPECT_EQ(
        run_here({"lab", "largest", "--set", "mask=window", "--set", "window=1", "-o", output})
            .status,
        2);
    EXPECT_TRUE(fs::is_empty(folder.path()));
}

}  // namespace
}  // namespace attnscope
