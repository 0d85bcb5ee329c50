#include <gtest/gtest.h>

#include <filesystem>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/io/npy.h"
#include "core/text/errors.h"
#include "core/vectors/command_line.h"
#include "core/vectors/opened.h"
#include "core/vectors/token_count.h"
#include "tests/core/captured_file.h"
#include "tests/core/temporary_folder.h"

// What a window sets for files that are opened in it.

namespace attnscope {
namespace {

/// Files of 4, 6 and 8 rows, a captured file whose mask is a window, and one that states no mask.
struct OpenedFiles {
    TemporaryFolder folder;
    std::string four = of_rows(4), six = of_rows(6), eight = of_rows(8);
    std::string captured =
        folder.write("a.safetensors", testing::captured_bytes({{"h.0", testing::window_layer}}));
    std::string by_hand = folder.write(
        "b.safetensors", testing::captured_bytes({{"h.0", testing::layer_without_mask}}));

    std::string of_rows(std::int64_t rows) const {
        const std::string path = folder / (std::to_string(rows) + ".npy");
        write_npy(path, rows, 2, [&](const auto& write) {
            write(std::vector<float>(static_cast<std::size_t>(2 * rows), 0.5F));
        });
        return path;
    }

    static std::vector<std::string> settings(const std::string& queries, const std::string& keys,
                                             const std::vector<std::string>& more = {}) {
        std::vector<std::string> all = {"query_file=" + queries, "key_file=" + keys};
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }

    /// The files opened after `before`, in a window.
    static std::string after(const Scenario& before, const std::string& queries,
                             const std::string& keys, const std::vector<std::string>& own = {}) {
        const Scenario named = with_settings(before, settings(queries, keys));
        return mask_and_alignment(
            opened(named, {before, statement_where_possible(before)}, statement_of(named), own));
    }

    static std::string mask_and_alignment(const Scenario& scenario) {
        return scenario.mask + ' ' + scenario.alignment;
    }
};

TEST(OpenedFiles, GetACausalMaskUnlessThereAreMoreQueriesThanKeys) {
    const OpenedFiles files;
    EXPECT_EQ(files.after({}, files.six, files.six), "causal top-left");
    EXPECT_EQ(files.after({}, files.four, files.six), "causal bottom-right");
    EXPECT_EQ(files.after({}, files.six, files.four), "none top-left");
    EXPECT_TRUE(proposed_fields({}).empty());
}

TEST(OpenedFiles, AreTheSameFromTheLineAndFromTheMenu) {
    const OpenedFiles files;
    for (const auto& [queries, keys] :
         {std::pair{files.six, files.six}, {files.four, files.six}, {files.six, files.four}})
        for (const auto& before : {Scenario(), scenario_with({"mask=causal", "keys=made-up"})})
            EXPECT_EQ(files.mask_and_alignment(scenario_by_opening(files.settings(queries, keys))),
                      files.after(before, queries, keys));
}

TEST(OpenedFiles, LeaveWhatTheUserSetsOrHasChosenForFiles) {
    const OpenedFiles files;
    EXPECT_EQ(files.after({}, files.four, files.six, {"mask"}), "none bottom-right");
    EXPECT_EQ(scenario_by_opening(files.settings(files.six, files.six, {"mask=none"})).mask,
              "none");
    const Scenario window =
        scenario_by_opening(files.settings(files.six, files.six, {"mask=window"}));
    EXPECT_EQ(files.after(window, files.four, files.eight), "window bottom-right");
    const Scenario proposed = scenario_by_opening(files.settings(files.six, files.six));
    EXPECT_EQ(files.after(proposed, files.six, files.four), "none top-left");
}

TEST(OpenedFiles, OfWhichOneFollowsTheOtherEndAsIfOpenedTogether) {
    const OpenedFiles files;
    const Scenario first = scenario_by_opening({"query_file=" + files.eight, "n=8"});
    EXPECT_EQ(files.after(first, files.eight, files.six), files.after({}, files.eight, files.six));
    EXPECT_EQ(files.after(first, files.eight, files.eight),
              files.after({}, files.eight, files.eight));
    const Scenario short_one = scenario_by_opening({"query_file=" + files.four, "n=8"});
    EXPECT_EQ(files.after(short_one, files.four, files.eight),
              files.after({}, files.four, files.eight));
}

TEST(OpenedFiles, FollowWhatTheyStateFirst) {
    const OpenedFiles files;
    const Scenario captured = scenario_by_opening(files.settings(files.captured, files.captured));
    EXPECT_EQ(captured.mask, "causal-window");
    EXPECT_EQ(files.after({}, files.captured, files.captured), "causal-window top-left");
    EXPECT_EQ(files.after(captured, files.six, files.six), "causal top-left");
}

TEST(OpenedFiles, HaveTheFieldsThatNeitherTheyNorTheUserDecide) {
    const OpenedFiles files;
    const auto keys = [&](const std::string& file, const std::vector<std::string>& own) {
        const Scenario named = with_settings({}, files.settings(file, file));
        std::string list;
        for (const StatedField& each : fields_by_proposal(named, {}, statement_of(named), own))
            list += each.key + ' ';
        return list;
    };
    EXPECT_EQ(keys(files.six, {}), "mask alignment ");
    EXPECT_EQ(keys(files.six, {"mask"}), "alignment ");
    EXPECT_EQ(keys(files.captured, {}).find("mask"), std::string::npos);
    EXPECT_EQ(keys(files.by_hand, {}).find("mask"), 0U);
}

TEST(OpenedFiles, AreTheSameAgainFromACopiedLine) {
    const OpenedFiles files;
    for (const std::string mask : {"none", "causal", "window"}) {
        const Scenario scenario =
            scenario_with(files.settings(files.four, files.six, {"mask=" + mask}));
        const std::string line = command_line_of(scenario);
        EXPECT_EQ(read_part(read_command_line(line).scenario), read_part(scenario)) << line;
        EXPECT_EQ(
            read_part(read_command_line("attnscope plot attention" + line.substr(9)).scenario),
            read_part(scenario));
    }
    EXPECT_EQ(read_command_line("attnscope plot attention --set query_file=" + files.six +
                                " --set key_file=" + files.six)
                  .scenario.mask,
              "none");  // what commands compute stays
}

TEST(TokenCounts, AreNotedIfTheyDiffer) {
    EXPECT_EQ(text_of(token_count_note({.tokens = 150, .queries = 200, .keys = 200})),
              "tokens for 150 of 200 positions");
    EXPECT_EQ(text_of(token_count_note({.tokens = 250, .queries = 4, .keys = 200})),
              "tokens: 250 for 200 positions");
    EXPECT_EQ(
        text_of(token_count_note({.tokens = 200, .of_queries = 3, .queries = 4, .keys = 200})),
        "tokens: 3 for 4 queries");
    EXPECT_TRUE(token_count_note({.tokens = 200, .queries = 4, .keys = 200}).empty());
    EXPECT_TRUE(token_count_note({.tokens = 5, .of_queries = 0, .queries = 8, .keys = 5}).empty());
    EXPECT_TRUE(token_count_note({.tokens = 0, .of_queries = 8, .queries = 8, .keys = 5}).empty());
    const OpenedFiles files;
    const std::string tokens = files.folder.write("t.txt", "a\nb\n");
    const auto settings = files.settings(files.six, files.six, {"tokens_file=" + tokens});
    EXPECT_EQ(text_of(token_count_note(scenario_with(settings))), "tokens for 2 of 6 positions");
    EXPECT_TRUE(token_count_note(Scenario()).empty());
}

}  // namespace
}  // namespace attnscope
