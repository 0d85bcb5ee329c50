#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/text/numbers.h"
#include "tests/app/again.h"
#include "tests/app/program.h"
#include "tests/core/captured_file.h"
#include "tests/core/csv_table.h"
#include "tests/core/temporary_folder.h"

// Commands on a file whose metadata state λ and mask.

namespace attnscope {
namespace {

using nlohmann::json;
using namespace testing;

struct CapturedHeads {
    TemporaryFolder folder;
    std::string file = folder.write(
        "heads.safetensors",
        captured_bytes({{"h.0", causal_layer}, {"h.1", window_layer}}, R"(["The", "Ġcat"])"));

    /// The words of a command on a layer; what is set comes last.
    std::vector<std::string> words(std::vector<std::string> before, const std::string& layer,
                                   const std::vector<std::string>& settings = {}) const {
        for (const std::string& setting :
             {"query_file=" + file, "key_file=" + file, "query_tensor=" + layer + ".q",
              "key_tensor=" + layer + ".k"})
            before.insert(before.end(), {"--set", setting});
        for (const std::string& setting : settings)
            before.insert(before.end(), {"--set", setting});
        return before;
    }
};

TEST(CapturedHeads, AreComputedAsTheirFileStates) {
    const CapturedHeads heads;
    const ProgramRun run = run_here(heads.words({"attention"}, "h.0"));
    ASSERT_EQ(run.status, 0) << run.err;
    const json summary = json::parse(run.out);
    EXPECT_EQ(summary["lambda"], 0.25);
    EXPECT_EQ(summary["mask"], "causal");
    EXPECT_EQ(summary["tokens"], 2);
    EXPECT_EQ(run.err, "attnscope: rule = constant, lambda = 0.25, mask = causal: by the file " +
                           heads.file + " (h.0)\nattnscope: tokens for 2 of 12 positions\n");
    const ProgramRun other = run_here(heads.words({"attention"}, "h.1"));
    EXPECT_EQ(json::parse(other.out)["mask"], "causal-window");
    const ProgramRun named =
        run_here({"attention", "--tensors", heads.file, "--q-name", "h.1.q", "--k-name", "h.1.k"});
    EXPECT_EQ(json::parse(named.out)["lambda"], 0.5);
}

TEST(CapturedHeads, GiveWayToWhatIsSet) {
    const CapturedHeads heads;
    const ProgramRun run =
        run_here(heads.words({"attention"}, "h.0", {"mask=none", "tokens_file="}));
    const json summary = json::parse(run.out);
    EXPECT_EQ(summary["lambda"], 0.25);
    EXPECT_EQ(summary["mask"], "none");
    EXPECT_FALSE(summary.contains("tokens"));
    EXPECT_EQ(run.err.find("mask"), std::string::npos) << run.err;
    const ProgramRun own =
        run_here(heads.words({"attention"}, "h.0", {"mask=none", "rule=inverse-sqrt-d"}));
    EXPECT_EQ(own.err, "attnscope: tokens for 2 of 12 positions\n");
    EXPECT_DOUBLE_EQ(json::parse(own.out)["lambda"].get<double>(), 1 / std::sqrt(8.0));
}

/// Plots a view to a file of that name, and expects that its command line makes it again.
void expect_again(const CapturedHeads& heads, const std::string& view, const std::string& name,
                  const std::vector<std::string>& settings) {
    const std::string out = heads.folder / name;
    const ProgramRun run = run_here(heads.words({"plot", view, "-o", out}, "h.0", settings));
    ASSERT_EQ(run.status, 0) << run.err;
    expect_the_same_again(out, "attnscope plot " + view, "");
}

TEST(CapturedHeads, AreSpelledOutInTheLineThatMakesAPictureAgain) {
    const CapturedHeads heads;
    expect_again(heads, "attention", "m.svg", {});
    EXPECT_NE(command_in(heads.folder / "m.svg").find("--set lambda=0.25 --set"), std::string::npos)
        << command_in(heads.folder / "m.svg");
    expect_again(heads, "attention", "none.png", {"mask=none", "lambda=0.125"});
    EXPECT_NE(command_in(heads.folder / "none.png").find("--set mask=none"), std::string::npos);
    expect_again(heads, "attention", "rule.csv", {"rule=inverse-sqrt-d", "tokens_file="});
    expect_again(heads, "scores", "scores.pdf", {});
    expect_again(heads, "heads", "heads.csv", {});
}

TEST(CapturedHeads, OfAllLayersFollowTheirOwnCalls) {
    const CapturedHeads heads;
    for (const bool is_plot : {false, true}) {
        const std::string out = heads.folder / "all.csv";
        const ProgramRun run =
            is_plot ? run_here({"plot", "heads", "--set", "query_file=" + heads.file, "--set",
                                "key_file=" + heads.file, "-o", out})
                    : run_here({"attention", "--tensors", heads.file, "--heads", out});
        ASSERT_EQ(run.status, 0) << run.err;
        const CsvTable table = parse_csv(read_text(out), out);
        ASSERT_EQ(table.rows.size(), 4u);
        EXPECT_EQ(table.rows[0][4], "0.25");
        EXPECT_EQ(table.rows[3][4], "0.5");
    }
}

TEST(CapturedHeads, WithAMaskThatCannotBeShownAskForOne) {
    CapturedHeads heads;
    heads.folder.write("heads.safetensors", captured_bytes({{"h.0", hidden_layer}}));
    const ProgramRun refused = run_here(heads.words({"attention"}, "h.0"));
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(is_one_line(refused.err)) << refused.err;
    EXPECT_NE(refused.err.find("its mask hides padding; set mask=none"), std::string::npos)
        << refused.err;
    const ProgramRun run = run_here(heads.words({"attention"}, "h.0", {"mask=none"}));
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(json::parse(run.out)["lambda"], 0.25);
    expect_again(heads, "attention", "m.png", {"mask=none"});
}

TEST(CapturedHeads, OfALaterFormAreReadAsAnyOthers) {
    CapturedHeads heads;
    heads.folder.write("heads.safetensors",
                       file_of_calls({{"h.0"}}, {{"attnscope.format", "2"},
                                                 {"attnscope.calls", "something else"}}));
    const ProgramRun run = run_here(heads.words({"attention"}, "h.0"));
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(json::parse(run.out)["mask"], "none");
    EXPECT_NE(run.err.find("they have the form '2'"), std::string::npos) << run.err;
    EXPECT_TRUE(is_one_line(run.err)) << run.err;
}

}  // namespace
}  // namespace attnscope
