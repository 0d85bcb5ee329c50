#include <gtest/gtest.h>

#include <algorithm>

#include "core/engines/engines.h"
#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/heads/heads.h"
#include "core/text/errors.h"
#include "core/vectors/command_line.h"
#include "core/vectors/layers.h"
#include "core/vectors/statement.h"
#include "tests/core/captured_file.h"
#include "tests/core/temporary_folder.h"

// What a captured file states, and the Scenario that follows it.

namespace attnscope {
namespace {

using namespace testing;
using Settings = std::vector<std::string>;

/// A captured file of a causal layer, one with a window, and one whose mask has no field.
struct Captured {
    TemporaryFolder folder;
    std::string path = folder.write("a.safetensors", captured_bytes({{"h.0.attn", causal_layer},
                                                                     {"h.1.attn", window_layer},
                                                                     {"h.2.attn", hidden_layer}},
                                                                    R"(["a", "b", "c"])"));

    Settings of_layer(int layer, const Settings& more = {}) const {
        const std::string name = "h." + std::to_string(layer) + ".attn.";
        Settings settings = {"query_file=" + path, "key_file=" + path, "query_tensor=" + name + 'q',
                             "key_tensor=" + name + 'k'};
        settings.insert(settings.end(), more.begin(), more.end());
        return settings;
    }

    Scenario at(int layer, const Settings& more = {}) const {
        return scenario_by_files(of_layer(layer, more));
    }
};

std::string shown(const Scenario& scenario, std::initializer_list<const char*> keys) {
    std::string text;
    for (const char* key : keys)
        text += (text.empty() ? "" : " ") + get(scenario, field(key));
    return text;
}

TEST(Statements, AreTheDefaultsOfARun) {
    const Captured file;
    EXPECT_EQ(shown(file.at(0), {"rule", "lambda", "mask", "tokens_file"}),
              "constant 0.25 causal " + file.path);
    EXPECT_EQ(shown(file.at(1), {"rule", "lambda", "mask", "window"}),
              "constant 0.5 causal-window 4");
    EXPECT_EQ(statement_of(file.at(1)).layer, "h.1.attn");
}

TEST(Statements, GiveWayToWhatTheUserSets) {
    const Captured file;
    EXPECT_EQ(shown(file.at(0, {"mask=none", "tokens_file="}), {"lambda", "mask", "tokens_file"}),
              "0.25 none ");
    EXPECT_EQ(shown(file.at(0, {"lambda=0.1"}), {"rule", "lambda", "mask"}), "constant 0.1 causal");
    EXPECT_EQ(shown(file.at(0, {"rule=log-512"}), {"rule", "mask"}), "log-512 causal");
    EXPECT_EQ(shown(file.at(0, {"kappa=0.3"}), {"rule", "kappa"}), "kappa-log-n 0.3");
    EXPECT_EQ(shown(file.at(1, {"window=2"}), {"mask", "window"}), "causal-window 2");
    EXPECT_THROW(file.at(0, {"window=2"}), InvalidRequest);
}

/// A normaliser and its parameters are one.
TEST(Statements, GiveWayToTheUsersNormalizer) {
    const TemporaryFolder folder;
    const std::string path = folder.write(
        "a.safetensors",
        captured_bytes(
            {{"h.0.attn", R"({"fields": {"normalizer": "softmax-sink", "sink_logit": 2}})"}}));
    const auto read = [&](const Settings& more) {
        Settings settings = {"query_file=" + path, "key_file=" + path, "query_tensor=h.0.attn.q",
                             "key_tensor=h.0.attn.k"};
        settings.insert(settings.end(), more.begin(), more.end());
        return scenario_by_files(settings);
    };
    const auto normalizer = [](const Scenario& scenario) {
        return shown(scenario, {"normalizer", "sink_logit"});
    };
    EXPECT_EQ(normalizer(read({})), "softmax-sink 2");
    EXPECT_EQ(normalizer(read({"sink_logit=3"})), "softmax-sink 3");
    const Statement stated = statement_of(read({}));
    EXPECT_EQ(normalizer(following({}, {}, stated, {})), "softmax-sink 2");
    EXPECT_EQ(normalizer(following({}, {}, stated, {"normalizer"})), "softmax 0");
    EXPECT_EQ(normalizer(following({}, {}, stated, {"entmax_alpha"})), "softmax 0");
    EXPECT_TRUE(is_by_file(read({}), stated, "sink_logit"));
    EXPECT_FALSE(is_by_file(read({"normalizer=sparsemax"}), stated, "sink_logit"));
    EXPECT_FALSE(is_by_file(read({"sink_logit=3"}), stated, "normalizer"));
}

TEST(Statements, OfFilesThatCannotBeReadAreLeftToOthers) {
    const Captured file;
    Settings settings = file.of_layer(0);
    settings[3] = "key_tensor=missing";
    EXPECT_EQ(scenario_by_files(settings), scenario_with(settings));
    EXPECT_THROW(statement_of(scenario_with(settings)), FileError);
}

/// Expects that the settings which are written for a Scenario make it again, and hold `part`.
void expect_again(const Scenario& scenario, const std::string& part) {
    const Settings settings = settings_by_files(scenario);
    EXPECT_EQ(read_part(scenario_by_files(settings)), read_part(scenario));
    EXPECT_LT(settings.size(), 16u) << "all fields are spelled out";
    EXPECT_NE(std::ranges::find(settings, part), settings.end()) << part;
    const std::string line = command_line_of(scenario);
    EXPECT_EQ(read_part(read_command_line(line).scenario), read_part(scenario)) << line;
}

TEST(Statements, AreSpelledOutWhereAScenarioIsWritten) {
    const Captured file;
    expect_again(file.at(0), "lambda=0.25");
    expect_again(file.at(0), "mask=causal");
    expect_again(file.at(0), "tokens_file=" + file.path);
    expect_again(file.at(0, {"tokens_file="}), "tokens_file=");
    expect_again(file.at(0, {"mask=none"}), "mask=none");
    expect_again(file.at(0, {"rule=inverse-sqrt-d"}), "rule=inverse-sqrt-d");
    expect_again(file.at(0, {"lambda=0.125"}), "lambda=0.125");
    expect_again(file.at(0, {"rule=log-512"}), "rule=log-512");
    expect_again(file.at(1, {"mask=none"}), "mask=none");
    expect_again(file.at(2, {"mask=none"}), "mask=none");
    expect_again(file.at(0, {"compared_rules=kappa-log-n", "kappa=0.3"}), "kappa=0.3");
}

TEST(Statements, ByTheFileUntilAFieldOrItsChoiceDiffers) {
    const Captured file;
    const Statement stated = statement_of(file.at(0));
    const auto keys = [&](const Settings& more) {
        std::string text;
        for (const std::string_view key : fields_by_file(file.at(0, more), stated))
            text += std::string(key) + ' ';
        return text;
    };
    EXPECT_EQ(keys({}), "rule lambda mask ");
    EXPECT_EQ(keys({"lambda=0.1"}), "mask ");
    EXPECT_EQ(keys({"rule=log-512", "mask=none"}), "");
    EXPECT_TRUE(is_by_file(file.at(0), stated, "position"));
    EXPECT_FALSE(is_by_file(file.at(0), stated, "kappa"));
    EXPECT_EQ(
        text_of(by_file_note(file.at(0), stated).value()),
        "rule = constant, lambda = 0.25, mask = causal: by the file " + file.path + " (h.0.attn)");
    EXPECT_FALSE(by_file_note(file.at(0, {"lambda=0.1", "mask=none"}), stated));
}

TEST(Statements, OfAnotherCallReplaceWhatIsByTheFile) {
    const Captured file;
    const Statement first = statement_of(file.at(0)), second = statement_of(file.at(1));
    EXPECT_EQ(shown(following(file.at(0), first, second), {"lambda", "mask", "window"}),
              "0.5 causal-window 4");
    EXPECT_EQ(shown(following(file.at(0, {"lambda=0.1"}), first, second), {"lambda", "mask"}),
              "0.1 causal-window");
    EXPECT_EQ(shown(following(file.at(1), second, first), {"lambda", "mask"}), "0.25 causal");
    EXPECT_EQ(shown(following(file.at(1, {"window=2"}), second, first), {"lambda", "mask"}),
              "0.25 causal-window");
}

TEST(Statements, OfAnotherFileReplaceAllButTheUsersOwn) {
    const Captured file, other;
    const Statement first = statement_of(file.at(0)), second = statement_of(other.at(1));
    const Scenario changed = file.at(0, {"lambda=0.1"});
    EXPECT_EQ(shown(following(changed, first, second), {"lambda", "mask"}), "0.5 causal-window");
    EXPECT_EQ(shown(following(changed, first, second, {"lambda"}), {"rule", "lambda", "mask"}),
              "constant 0.1 causal-window");
    EXPECT_EQ(shown(following(changed, first, {}), {"rule", "lambda", "mask", "tokens_file"}),
              "constant 0.1 none ");  // a file that states nothing: the user's λ stays
    EXPECT_EQ(following(Scenario(), {}, {}), Scenario());
}

TEST(Statements, OfAMaskThatCannotBeShownAskForOne) {
    const Captured file;
    const Statement stated = statement_of(file.at(2));
    EXPECT_THROW(require_mask(stated, file.of_layer(2)), InvalidRequest);
    EXPECT_NO_THROW(require_mask(stated, file.of_layer(2, {"mask=none"})));
    EXPECT_NO_THROW(require_mask(statement_of(file.at(0)), file.of_layer(0)));
    EXPECT_FALSE(is_by_file(file.at(2), stated, "mask"));
}

std::vector<HeadSummary> stated_heads_of(const Scenario& scenario) {
    std::vector<HeadSummary> heads;
    compute_heads(
        scenario, *engine_maker("cpu")(), 1, {}, [](double) {},
        [&](HeadSummary&& head) {
            if (!head.awaits_exact)
                heads.push_back(std::move(head));
        });
    std::ranges::sort(heads, {}, &HeadSummary::id);
    return heads;
}

TEST(Statements, HeadsOfEachLayerAreThoseOfItsCall) {
    const Captured file;
    const std::vector<HeadSummary> heads = stated_heads_of(file.at(0));
    ASSERT_EQ(heads.size(), 6u);
    EXPECT_EQ(heads[0].lambda, 0.25);
    EXPECT_EQ(heads[0].most_keys, 12);
    EXPECT_EQ(heads[2].lambda, 0.5);
    EXPECT_EQ(heads[2].most_keys, 4);
    EXPECT_EQ(heads[2].layer_name, "h.1.attn");
    EXPECT_EQ(text_of(heads[4].fault),
              "the mask of this layer cannot be shown: its mask hides padding");
}

TEST(Statements, WhatTheUserSetsHoldsForAllLayers) {
    const Captured file;
    const std::vector<HeadSummary> heads = stated_heads_of(file.at(0, {"mask=none", "lambda=0.1"}));
    ASSERT_EQ(heads.size(), 6u);
    for (const HeadSummary& head : heads) {
        EXPECT_EQ(head.lambda, 0.1);
        EXPECT_EQ(head.least_keys, 12);
    }
}

TEST(Statements, MovingBetweenLayersComesBack) {
    const Captured file;
    for (const Settings& more : {Settings{}, Settings{"lambda=0.1"}, Settings{"mask=none"}}) {
        const Scenario first = file.at(0, more);
        const std::vector<Layer> layers = layers_of(first);
        ASSERT_EQ(layers.size(), 3u);
        const Scenario second = moved_to(first, layers, layers[1]);
        EXPECT_EQ(layer_at(layers, second), &layers[1]);
        EXPECT_EQ(read_part(moved_to(second, layers, layers[0])), read_part(first));
    }
}

}  // namespace
}  // namespace attnscope
