#include <gtest/gtest.h>

#include "core/vectors/fitted_scenario.h"
#include "core/vectors/head_choices.h"
#include "tests/core/safetensors_bytes.h"
#include "tests/core/temporary_folder.h"

namespace attnscope {
namespace {

using testing::safetensors_bytes;
using testing::safetensors_entry;

std::vector<std::string> names_of(const std::vector<std::string>& queries) {
    std::vector<TensorPair> pairs;
    for (const std::string& each : queries)
        pairs.push_back({each, "k"});
    std::vector<std::string> names;
    for (const NamedPair& pair : named_pairs(pairs))
        names.push_back(pair.name);
    return names;
}

using Names = std::vector<std::string>;

TEST(HeadChoices, PairsAreNamedByWhatTellsThemApart) {
    EXPECT_EQ(names_of({"model.layers.0.self_attn.q_proj", "model.layers.10.self_attn.q_proj",
                        "model.layers.20.self_attn.q_proj"}),
              (Names{"layers.0", "layers.10", "layers.20"}));
    EXPECT_EQ(names_of({"layer0.q", "layer1.q"}), (Names{"layer0", "layer1"}));
    EXPECT_EQ(names_of({"encoder.q", "decoder.q"}), (Names{"encoder", "decoder"}));
    EXPECT_EQ(names_of({"block1.attn1.q", "block1.attn2.q", "block2.attn1.q"}),
              (Names{"block1.attn1", "block1.attn2", "block2.attn1"}));
    EXPECT_TRUE(named_pairs({}).empty());
}

/// Two layers of one batch axis: 2 × 3 heads × 4 places × 2 and 1 × 2 × 4 × 2.
std::string two_layers(const TemporaryFolder& folder) {
    return folder.write(
        "a.safetensors",
        safetensors_bytes("{" + safetensors_entry("l0.q", "F16", "[2, 3, 4, 2]", 0, 96) + ", " +
                              safetensors_entry("l0.k", "F16", "[2, 3, 4, 2]", 96, 192) + ", " +
                              safetensors_entry("l1.q", "F16", "[1, 2, 4, 2]", 192, 224) + ", " +
                              safetensors_entry("l1.k", "F16", "[1, 2, 4, 2]", 224, 256) + "}",
                          std::string(256, '\0')));
}

Scenario of(const std::string& path, const std::string& layer) {
    Scenario scenario;
    scenario.queries = scenario.keys = "file";
    scenario.query_file = scenario.key_file = path;
    scenario.query_tensor = layer + ".q";
    scenario.key_tensor = layer + ".k";
    return scenario;
}

TEST(HeadChoices, AreWhatTheFileHoldsWhateverIsChosen) {
    const TemporaryFolder folder;
    const std::string path = two_layers(folder);
    Scenario scenario = of(path, "l1");
    scenario.head = 99;
    const HeadChoices choices = head_choices(scenario);
    EXPECT_EQ(choices.axes, (HeadAxes{2, 1}));
    ASSERT_EQ(choices.pairs.size(), 2U);
    EXPECT_EQ(choices.pairs[1], (NamedPair{{"l1.q", "l1.k"}, "l1"}));
    EXPECT_EQ(choices.chosen, 1U);
    EXPECT_EQ(head_choices(of(path, "l0")).axes, (HeadAxes{3, 2}));
}

TEST(HeadChoices, AHeadThatIsNotThereBecomesTheLast) {
    const TemporaryFolder folder;
    const std::string path = two_layers(folder);
    Scenario scenario = of(path, "l0");
    scenario.head = 2;
    scenario.batch = 1;
    EXPECT_EQ(with_head_held(scenario), scenario);
    Scenario fewer = of(path, "l1");
    fewer.head = 2;
    fewer.batch = 1;
    const Scenario held = with_head_held(fewer);
    EXPECT_EQ(held.head, 1);
    EXPECT_EQ(held.batch, 0);
}

}  // namespace
}  // namespace attnscope
