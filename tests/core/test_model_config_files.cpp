#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields/assignments.h"
#include "core/models/model_config.h"
#include "core/models/published_configs.h"
#include "core/parameters/record.h"
#include "core/text/errors.h"
#include "core/vectors/model_settings.h"
#include "core/vectors/position_file.h"
#include "tests/core/temporary_folder.h"

// Configurations as files: what is none, what else a file holds, what goes before it.

namespace attnscope {
namespace {

using ConfigSettings = std::vector<std::string>;

/// The file of a model is also that of LongRoPE's factors; its first pair keeps its speed in short
/// texts, and all pairs together have the factor √(1 + log 32/log 4096) = 1.190238071.
TEST(ModelConfig, FactorsOfLongRopeStandInItsFile) {
    const TemporaryFolder folder;
    const std::string path =
        folder.write("config.json", published_config("Phi-3.5-mini-instruct").config);
    const auto rotation = [&](const char* n) {
        std::vector<std::string> settings = model_config_in(path).settings;
        EXPECT_EQ(std::ranges::count(settings, "position_file=" + path), 1);
        settings.push_back(std::string("n=") + n);
        const Scenario scenario = scenario_with(settings);
        return record_of(positions(), "position scheme", scenario.position)
            .rotation(position_input(scenario));
    };
    const Rotation usual = rotation("4096"), extended = rotation("4097");
    EXPECT_EQ(usual.frequencies.size(), 48U);
    EXPECT_NEAR(usual.stretch, 1.190238071, 1e-9);
    EXPECT_EQ(usual.frequencies[0], 1);
    EXPECT_NEAR(usual.frequencies[1], std::pow(10000, -2 / 96.0) / 1.0199999809265137, 1e-9);
    EXPECT_NEAR(extended.frequencies[0], 1 / 1.0800000429153442, 1e-9);
    EXPECT_NEAR(extended.frequencies[47], std::pow(10000, -94 / 96.0) / 64.83999633789062, 1e-9);
}

TEST(ModelConfig, FilesThatAreNoneAreRefusedInOneSentence) {
    const std::string deep = std::string(2000, '[') + std::string(2000, ']');
    const auto llama = [](const std::string& members) {
        return R"({"model_type": "llama", "head_dim": 64, )" + members + "}";
    };
    std::vector<std::string> texts = {
        "",
        "{",
        "[]",
        "7",
        "null",
        "{}",
        R"({"model_type": null})",
        R"({"model_type": 3})",
        R"({"model_type": ["llama"]})",
        R"({"text_config": 3})",
        R"({"text_config": {}})",
        R"({"model_type": "llama", "model_type": "bert"})",
        deep,
        R"({"model_type": "llama", "x": )" + deep + "}",
        R"({"model_type": "llama", "head_dim": NaN})",
        "\xff\xfe{}",
        std::string("{\0}", 3),
        R"({"model_type": "llama", "hidden_size": 100, "num_attention_heads": 3})",
        llama(R"("num_hidden_layers": 2)"),
    };
    for (const char* const bad : {"0", "-3", "1.5", "\"8\"", "true", "[]", "{}", "1e13", "1e400",
                                  "99999999999999999999999"})
        for (const char* const name :
             {"num_attention_heads", "sliding_window", "max_window_layers"})
            if (std::string_view(bad) != "0" || std::string_view(name) != "max_window_layers")
                texts.push_back(R"({"model_type": "qwen2", "head_dim": 64, ")" + std::string(name) +
                                "\": " + bad + "}");
    for (const char* const bad :
         {"3", "\"yarn\"", R"({"type": 3})", R"({"type": "linear"})",
          R"({"type": "linear", "factor": "2"})", R"({"type": "linear", "factor": -1})",
          R"({"type": "yarn", "factor": 2})", R"({"type": "longrope"})",
          R"({"type": "llama3", "factor": 8, "original_max_position_embeddings": 0})",
          R"({"rope_type": []})"})
        texts.push_back(llama(std::string(R"("rope_scaling": )") + bad));
    for (const char* const bad :
         {"[1, 1, 1]", "\"full\"", "[null, null, null]", "[{}, {}, {}]", "7"})
        texts.push_back(llama(std::string(R"("layer_types": )") + bad));
    for (const char* const bad : {"[-1, -1, -1]", "[0.5, 0.5, 0.5]", "{}", "[true, true, true]"})
        texts.push_back(llama(std::string(R"("no_rope_layers": )") + bad));
    EXPECT_GE(texts.size(), 60U);
    for (const std::string& text : texts)
        try {
            read_model_config(text, 2);
            ADD_FAILURE() << text;
        } catch (const InvalidRequest& refused) {
            const std::string sentence = refused.what();
            EXPECT_FALSE(sentence.empty());
            EXPECT_LT(sentence.size(), 200U);
            EXPECT_EQ(sentence.find('\n'), std::string::npos);
        }
}

TEST(ModelConfig, SettingsOfAPersonComeFirst) {
    const TemporaryFolder folder;
    folder.write("config.json", R"({"model_type": "gemma2", "head_dim": 128,
        "query_pre_attn_scalar": 144, "attn_logit_softcapping": 50.0, "sliding_window": 4096})");
    const std::string config = "model_config=" + (folder.path() / "config.json").string();
    const ModelSettings all = with_model_config({config, "n=64"});
    EXPECT_EQ(scenario_with(all.settings),
              scenario_with({"n=64", "d=128", "rule=gemma-2", "query_pre_attn_scalar=144",
                             "position=rope", "rope_pairs=2", "softcap=50", "mask=causal-window",
                             "window=4096"}));
    EXPECT_TRUE(text_of(all.note).starts_with("gemma2, layer 0: d=128, "));
    Scenario before = scenario_with({"position=rope", "rotary_fraction=0.25", "rope_base=77",
                                     "normalizer=sparsemax", "attention=key-norm"});
    before = following_config(before, with_model_config({config}).settings);
    EXPECT_EQ(before, scenario_with(with_model_config({config}).settings));
    EXPECT_EQ(scenario_with(with_model_config({"lambda=0.5", config, "model_layer=1"}).settings),
              scenario_with({"lambda=0.5", "d=128", "position=rope", "rope_pairs=2", "softcap=50",
                             "mask=causal"}));
    // One number of a choice that the file makes leaves the choice as it is.
    EXPECT_EQ(scenario_with(with_model_config({config, "rope_base=500", "window=16"}).settings),
              scenario_with({"d=128", "rule=gemma-2", "query_pre_attn_scalar=144", "position=rope",
                             "rope_pairs=2", "rope_base=500", "softcap=50", "mask=causal-window",
                             "window=16"}));
    EXPECT_EQ(with_model_config({"n=64"}).settings, ConfigSettings{"n=64"});
    for (const ConfigSettings& bad :
         {ConfigSettings{"model_layer=1"}, ConfigSettings{config, config},
          ConfigSettings{config, "model_layer=-1"}, ConfigSettings{config, "model_layer=one"}})
        EXPECT_THROW(with_model_config(bad), InvalidRequest);
    EXPECT_THROW(with_model_config({"model_config=" + (folder.path() / "none.json").string()}),
                 FileError);
}

}  // namespace
}  // namespace attnscope
