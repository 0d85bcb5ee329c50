#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "core/fields/assignments.h"
#include "core/models/model_config.h"
#include "core/parameters/record.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/vectors/model_settings.h"
#include "core/vectors/position_file.h"
#include "tests/core/temporary_folder.h"
#include "tests/locations.h"

namespace attnscope {
namespace {

using Settings = std::vector<std::string>;

bool shows_not(const ModelConfig& config, const std::string& part) {
    return std::ranges::any_of(config.not_shown, [&](const Message& each) {
        return text_of(each).find(part) != std::string::npos;
    });
}

TEST(ModelConfig, SizesGroupsAndTheUsualScale) {
    const ModelConfig llama = read_model_config(
        R"({"model_type": "llama", "hidden_size": 4096, "num_attention_heads": 32,
            "num_key_value_heads": 8, "num_hidden_layers": 32, "rope_theta": 500000.0,
            "attention_bias": false, "vocab_size": 128256})");
    EXPECT_EQ(llama.settings, (Settings{"d=128", "attention=dot", "normalizer=softmax",
                                        "position=rope", "rope_base=500000", "rope_pairs=2",
                                        "rule=inverse-sqrt-d", "mask=causal", "softcap=0"}));
    EXPECT_EQ(llama.heads, 32);
    EXPECT_EQ(llama.key_heads, 8);
    EXPECT_EQ(llama.layers, 32);
    EXPECT_TRUE(llama.not_shown.empty());
    EXPECT_NE(text_of(model_config_note(llama)).find("32 heads share 8 of keys"),
              std::string::npos);
}

TEST(ModelConfig, FrequenciesForLongerTexts) {
    const auto position = [](const std::string& scaling) {
        return read_model_config(R"({"model_type": "llama", "head_dim": 128,
            "max_position_embeddings": 4096, "rope_scaling": )" +
                                 scaling + "}");
    };
    EXPECT_EQ(position(R"({"type": "linear", "factor": 4.0})").settings,
              (Settings{"d=128", "attention=dot", "normalizer=softmax", "position=rope-pi",
                        "rope_factor=4", "rope_pairs=2", "rule=inverse-sqrt-d", "mask=causal",
                        "softcap=0"}));
    EXPECT_EQ(position(R"({"type": "dynamic", "factor": 2})").settings,
              (Settings{"d=128", "attention=dot", "normalizer=softmax", "position=rope-ntk-dynamic",
                        "rope_factor=2", "rope_length=4096", "rope_pairs=2", "rule=inverse-sqrt-d",
                        "mask=causal", "softcap=0"}));
    EXPECT_EQ(position(R"({"rope_type": "yarn", "factor": 32,
                           "original_max_position_embeddings": 2048})")
                  .settings,
              (Settings{"d=128", "attention=dot", "normalizer=softmax", "position=rope-yarn",
                        "rope_factor=32", "rope_length=2048", "rope_pairs=2", "rule=yarn-mscale",
                        "yarn_factor=32", "mask=causal", "softcap=0"}));
    EXPECT_EQ(
        position(R"({"rope_type": "llama3", "factor": 8.0, "low_freq_factor": 1.0,
                           "high_freq_factor": 4.0, "original_max_position_embeddings": 8192})")
            .settings,
        (Settings{"d=128", "attention=dot", "normalizer=softmax", "position=rope-llama-3",
                  "llama_3_factor=8", "llama_3_length=8192", "llama_3_low=1", "llama_3_high=4",
                  "rope_pairs=2", "rule=inverse-sqrt-d", "mask=causal", "softcap=0"}));
    const ModelConfig longrope = position(
        R"({"type": "longrope", "short_factor": [1, 2], "long_factor": [1, 4], "factor": 32})");
    EXPECT_EQ(longrope.settings,
              (Settings{"d=128", "attention=dot", "normalizer=softmax", "position=rope-longrope",
                        "rope_factor=32", "rope_length=4096", "rope_pairs=2", "rule=inverse-sqrt-d",
                        "mask=causal", "softcap=0"}));
    EXPECT_TRUE(longrope.not_shown.empty());
    const ModelConfig without_lists = position(R"({"type": "longrope", "factor": 32})");
    EXPECT_TRUE(shows_not(without_lists, "LongRoPE's frequencies"));
    EXPECT_EQ(std::ranges::count(without_lists.settings, "rule=longrope"), 1);
    EXPECT_TRUE(shows_not(position(R"({"type": "swirl", "factor": 2})"), "rope_type = swirl"));
    EXPECT_TRUE(shows_not(position(R"({"type": "linear", "factor": 2, "mrope_section": [1]})"),
                          "rope_scaling.mrope_section"));
}

TEST(ModelConfig, LayersHaveTheMaskAndPositionsOfTheirKind) {
    const std::string gemma_3 =
        R"({"text_config": {"model_type": "gemma3_text", "head_dim": 128,
            "query_pre_attn_scalar": 168, "sliding_window": 1024, "rope_theta": 1000000.0,
            "rope_local_base_freq": 10000.0, "rope_scaling": {"rope_type": "linear", "factor": 8}},
            "model_type": "gemma3"})";
    EXPECT_EQ(
        read_model_config(gemma_3, 4).settings,
        (Settings{"d=128", "attention=qk-rms-norm", "qk_norm_epsilon=1e-06", "normalizer=softmax",
                  "position=rope", "rope_base=10000", "rope_pairs=2", "rule=gemma-3",
                  "gemma_3_scalar=168", "mask=causal-window", "window=1024", "softcap=0"}));
    EXPECT_EQ(
        read_model_config(gemma_3, 5).settings,
        (Settings{"d=128", "attention=qk-rms-norm", "qk_norm_epsilon=1e-06", "normalizer=softmax",
                  "position=rope-pi", "rope_factor=8", "rope_base=1000000", "rope_pairs=2",
                  "rule=gemma-3", "gemma_3_scalar=168", "mask=causal", "softcap=0"}));

    const std::string cohere =
        R"({"model_type": "cohere2", "head_dim": 128, "sliding_window": 4096,
            "rope_theta": 50000, "sliding_window_pattern": 4})";
    EXPECT_EQ(read_model_config(cohere, 0).settings,
              (Settings{"d=128", "attention=dot", "normalizer=softmax", "position=rope",
                        "rope_base=50000", "rule=inverse-sqrt-d", "mask=causal-window",
                        "window=4096", "softcap=0"}));
    EXPECT_EQ(read_model_config(cohere, 3).settings,
              (Settings{"d=128", "attention=dot", "normalizer=softmax", "position=none",
                        "rule=inverse-sqrt-d", "mask=causal", "softcap=0"}));

    const std::string llama_4 =
        R"({"model_type": "llama4_text", "head_dim": 128, "attention_chunk_size": 8192,
            "attn_scale": 0.1, "floor_scale": 8192, "attn_temperature_tuning": true,
            "no_rope_layers": [1, 0], "rope_theta": 500000})";
    EXPECT_EQ(read_model_config(llama_4, 0).settings,
              (Settings{"d=128", "attention=dot", "normalizer=softmax", "position=rope",
                        "rope_base=500000", "rule=inverse-sqrt-d", "mask=chunk", "chunk=8192",
                        "softcap=0"}));
    EXPECT_EQ(read_model_config(llama_4, 1).settings,
              (Settings{"d=128", "attention=dot", "normalizer=softmax", "position=none",
                        "rule=llama-4-temperature", "llama_4_scale=0.1", "llama_4_floor=8192",
                        "mask=causal", "softcap=0"}));

    const std::string qwen =
        R"({"model_type": "qwen2", "head_dim": 128, "sliding_window": 4096, "rope_theta": 1e6,
            "max_window_layers": 28, "use_sliding_window": )";
    EXPECT_EQ(read_model_config(qwen + "false}", 30).settings.end()[-2], "mask=causal");
    EXPECT_EQ(read_model_config(qwen + "true}", 30).settings.end()[-2], "window=4096");
    EXPECT_EQ(read_model_config(qwen + "true}", 27).settings.end()[-2], "mask=causal");
    EXPECT_EQ(read_model_config(
                  R"({"model_type": "mistral", "head_dim": 128, "sliding_window": 64,
                      "layer_types": ["full_attention", "sliding_attention"]})",
                  1)
                  .settings.end()[-2],
              "window=64");
}

TEST(ModelConfig, ScalesThatDoNotFollowFromD) {
    const auto lambda = [](const std::string& members) {
        const ModelConfig config = read_model_config(members);
        return scale(scenario_with(config.settings));
    };
    EXPECT_NEAR(lambda(R"({"model_type": "granite", "head_dim": 64,
                           "attention_multiplier": 0.015625})"),
                0.015625, 1e-15);
    EXPECT_NEAR(lambda(R"({"model_type": "gemma2", "head_dim": 128,
                           "query_pre_attn_scalar": 144})"),
                1.0 / 12, 1e-15);
    EXPECT_NEAR(lambda(R"({"model_type": "t5", "d_kv": 64})"), 1, 0);
    // Published in DeepSeek-V3's inference/model.py: mscale² / √192 with mscale = 0.1 log 40 + 1.
    EXPECT_NEAR(lambda(R"({"model_type": "deepseek_v3", "qk_nope_head_dim": 128,
                           "qk_rope_head_dim": 64, "kv_lora_rank": 512, "num_attention_heads": 128,
                           "max_position_embeddings": 163840,
                           "rope_scaling": {"type": "yarn", "factor": 40, "mscale": 1.0,
                             "mscale_all_dim": 1.0, "beta_fast": 32, "beta_slow": 1,
                             "original_max_position_embeddings": 4096}})"),
                1.873854207 / std::sqrt(192.0), 1e-9);
}

TEST(ModelConfig, NormsOfQueriesAndKeys) {
    const std::string llama_4 =
        R"({"model_type": "llama4_text", "head_dim": 128, "attention_chunk_size": 8192,
            "attn_scale": 0.1, "floor_scale": 8192, "no_rope_layers": [1, 0],
            "rope_theta": 500000, "rms_norm_eps": 1e-4, "use_qk_norm": )";
    const auto has = [](const ModelConfig& config, const std::string& setting) {
        return std::ranges::count(config.settings, setting) == 1;
    };
    const ModelConfig scout = read_model_config(llama_4 + "true}", 0);
    EXPECT_TRUE(has(scout, "attention=qk-rms-norm") && has(scout, "qk_norm_order=2") &&
                has(scout, "qk_norm_epsilon=1e-04"));
    EXPECT_TRUE(scout.not_shown.empty());
    // Layers without RoPE have no norm, as have all of Maverick.
    EXPECT_TRUE(has(read_model_config(llama_4 + "true}", 1), "attention=dot"));
    EXPECT_TRUE(has(read_model_config(llama_4 + "false}", 0), "attention=dot"));
    const ModelConfig olmo = read_model_config(R"({"model_type": "olmo2", "head_dim": 128})");
    EXPECT_TRUE(has(olmo, "attention=dot"));
    EXPECT_TRUE(shows_not(olmo, "QK-norm over all heads of a layer together"));
}

TEST(ModelConfig, RotaryPartsOfLatentAttention) {
    const auto read = [](const std::string& members) {
        return read_model_config(R"({"model_type": "deepseek_v3", "kv_lora_rank": 512,
            "num_attention_heads": 128, "max_position_embeddings": 4096, "rope_theta": 10000,
            "qk_nope_head_dim": 128)" +
                                 members + "}");
    };
    EXPECT_EQ(
        read(R"(, "qk_rope_head_dim": 64)").settings,
        (Settings{"d=192", "attention=mla", "mla_rotary=64", "normalizer=softmax", "position=rope",
                  "rope_base=10000", "rule=inverse-sqrt-d", "mask=causal", "softcap=0"}));
    EXPECT_TRUE(shows_not(read(""), "qk_rope_head_dim, which the file leaves out"));
    EXPECT_TRUE(
        shows_not(read(R"(, "qk_rope_head_dim": 64, "rope_scaling": {"type": "yarn", "factor": 40,
             "mscale": 1, "mscale_all_dim": 0.5, "original_max_position_embeddings": 4096})"),
                  "mscale of its own"));
}

/// What config.json of a published model says of one of its layers.
struct Published {
    const char* model;
    std::int64_t layer;
    const char* settings;   ///< separated by blanks
    const char* not_shown;  ///< empty if all is shown
};

constexpr auto gains = "learned gains of QK-norm (g_q and g_k of a weights_file)";

const Published published[] = {
    {"Llama-2-7b-hf", 0,
     "d=128 attention=dot normalizer=softmax position=rope rope_pairs=2 rule=inverse-sqrt-d "
     "mask=causal softcap=0",
     ""},
    {"Meta-Llama-3-8B-Instruct", 0,
     "d=128 attention=dot normalizer=softmax position=rope rope_base=500000 rope_pairs=2 "
     "rule=inverse-sqrt-d mask=causal softcap=0",
     ""},
    {"Llama-3.1-8B-Instruct", 0,
     "d=128 attention=dot normalizer=softmax position=rope-llama-3 llama_3_factor=8 "
     "llama_3_length=8192 llama_3_low=1 "
     "llama_3_high=4 rope_base=500000 rope_pairs=2 rule=inverse-sqrt-d mask=causal softcap=0",
     ""},
    {"Llama-4-Scout-17B-16E-Instruct", 0,
     "d=128 attention=qk-rms-norm qk_norm_epsilon=1e-05 qk_norm_order=2 normalizer=softmax "
     "position=rope-llama-3 llama_3_factor=16 "
     "llama_3_length=8192 llama_3_low=1 "
     "llama_3_high=1 rope_base=500000 rule=inverse-sqrt-d mask=chunk chunk=8192 softcap=0",
     ""},
    {"Llama-4-Scout-17B-16E-Instruct", 3,
     "d=128 attention=dot normalizer=softmax position=none rule=llama-4-temperature "
     "llama_4_scale=0.1 llama_4_floor=8192 "
     "mask=causal softcap=0",
     ""},
    {"Mistral-7B-v0.1", 0,
     "d=128 attention=dot normalizer=softmax position=rope rope_base=10000 rope_pairs=2 "
     "rule=inverse-sqrt-d mask=causal-window "
     "window=4096 softcap=0",
     ""},
    {"Mistral-7B-v0.3", 0,
     "d=128 attention=dot normalizer=softmax position=rope rope_base=1000000 rope_pairs=2 "
     "rule=inverse-sqrt-d mask=causal "
     "softcap=0",
     ""},
    {"Ministral-3-3B-2512", 0,
     "d=128 attention=dot normalizer=softmax position=rope-yarn rope_factor=16 rope_length=16384 "
     "rope_base=1000000 rope_pairs=2 "
     "rule=ministral-3 ministral_3_beta=0.1 ministral_3_length=16384 mask=causal softcap=0",
     ""},
    {"Qwen2-7B-Instruct", 27,
     "d=128 attention=dot normalizer=softmax position=rope rope_base=1000000 rope_pairs=2 "
     "rule=inverse-sqrt-d mask=causal "
     "softcap=0",
     ""},
    {"Qwen2.5-7B-Instruct", 0,
     "d=128 attention=dot normalizer=softmax position=rope rope_base=1000000 rope_pairs=2 "
     "rule=inverse-sqrt-d mask=causal "
     "softcap=0",
     ""},
    {"Qwen3-8B", 0,
     "d=128 attention=qk-rms-norm qk_norm_epsilon=1e-06 normalizer=softmax position=rope "
     "rope_base=1000000 rope_pairs=2 "
     "rule=inverse-sqrt-d mask=causal "
     "softcap=0",
     gains},
    {"gemma-2-9b", 0,
     "d=256 attention=dot normalizer=softmax position=rope rope_base=10000 rope_pairs=2 "
     "rule=gemma-2 query_pre_attn_scalar=256 "
     "mask=causal-window window=4096 softcap=50",
     ""},
    {"gemma-2-27b", 1,
     "d=128 attention=dot normalizer=softmax position=rope rope_base=10000 rope_pairs=2 "
     "rule=gemma-2 query_pre_attn_scalar=144 "
     "mask=causal softcap=50",
     ""},
    {"gemma-3-4b-it", 0,
     "d=256 attention=qk-rms-norm qk_norm_epsilon=1e-06 normalizer=softmax position=rope "
     "rope_base=10000 rope_pairs=2 "
     "rule=gemma-3 gemma_3_scalar=256 "
     "mask=causal-window window=1024 softcap=0",
     gains},
    {"gemma-3-27b-it", 5,
     "d=128 attention=qk-rms-norm qk_norm_epsilon=1e-06 normalizer=softmax position=rope-pi "
     "rope_factor=8 rope_base=1000000 "
     "rope_pairs=2 rule=gemma-3 "
     "gemma_3_scalar=168 mask=causal softcap=0",
     gains},
    {"Phi-3.5-mini-instruct", 0,
     "d=96 attention=dot normalizer=softmax position=rope-longrope rope_factor=32 rope_length=4096 "
     "rope_base=10000 rope_pairs=2 rule=inverse-sqrt-d mask=causal softcap=0",
     ""},
    {"DeepSeek-V2-Lite", 0,
     "d=192 attention=mla mla_rotary=64 normalizer=softmax position=rope-yarn rope_factor=40 "
     "rope_length=4096 rope_base=10000 rule=deepseek-mscale deepseek_factor=40 "
     "deepseek_mscale=0.707 "
     "mask=causal softcap=0",
     ""},
    {"DeepSeek-V3", 0,
     "d=192 attention=mla mla_rotary=64 normalizer=softmax position=rope-yarn rope_factor=40 "
     "rope_length=4096 rope_base=10000 rule=deepseek-mscale deepseek_factor=40 "
     "deepseek_mscale=1 mask=causal "
     "softcap=0",
     ""},
    {"gpt-oss-20b", 0,
     "d=64 attention=dot normalizer=softmax position=rope-yarn rope_factor=32 rope_length=4096 "
     "rope_base=150000 rope_pairs=2 "
     "rule=yarn-mscale yarn_factor=32 mask=causal-window window=128 softcap=0",
     "each head's sink, a learned weight (normalizer softmax-sink with a sink_file), YaRN's ramp "
     "that is not rounded to whole pairs (truncate = false)"},
    {"gpt-oss-120b", 1,
     "d=64 attention=dot normalizer=softmax position=rope-yarn rope_factor=32 rope_length=4096 "
     "rope_base=150000 rope_pairs=2 "
     "rule=yarn-mscale yarn_factor=32 mask=causal softcap=0",
     "each head's sink, a learned weight (normalizer softmax-sink with a sink_file), YaRN's ramp "
     "that is not rounded to whole pairs (truncate = false)"},
    {"GLM-4-9B-0414", 0,
     "d=128 attention=dot normalizer=softmax position=rope rope_base=10000 rotary_fraction=0.5 "
     "rule=inverse-sqrt-d mask=causal "
     "softcap=0",
     ""},
    {"SmolLM3-3B", 0,
     "d=128 attention=dot normalizer=softmax position=rope rope_base=5000000 rope_pairs=2 "
     "rule=inverse-sqrt-d mask=causal "
     "softcap=0",
     ""},
    {"SmolLM3-3B", 3,
     "d=128 attention=dot normalizer=softmax position=none rule=inverse-sqrt-d mask=causal "
     "softcap=0",
     ""},
    {"c4ai-command-r7b-12-2024", 0,
     "d=128 attention=dot normalizer=softmax position=rope rope_base=50000 rule=inverse-sqrt-d "
     "mask=causal-window window=4096 "
     "softcap=0",
     ""},
    {"c4ai-command-r7b-12-2024", 3,
     "d=128 attention=dot normalizer=softmax position=none rule=inverse-sqrt-d mask=causal "
     "softcap=0",
     ""},
    {"OLMo-2-1124-7B", 0,
     "d=128 attention=dot normalizer=softmax position=rope rope_base=500000 rope_pairs=2 "
     "rule=inverse-sqrt-d mask=causal "
     "softcap=0",
     "QK-norm over all heads of a layer together, with learned gains"},
    {"gpt-neox-20b", 0,
     "d=96 attention=dot normalizer=softmax position=rope rope_base=10000 rotary_fraction=0.25 "
     "rope_pairs=2 rule=inverse-sqrt-d "
     "mask=causal softcap=0",
     ""},
    {"t5-small", 0,
     "d=64 attention=dot normalizer=softmax position=none rule=t5 mask=none softcap=0",
     "relative position biases of T5, learned weights (position t5-bias with a position_file)"},
    {"bert-base-uncased", 0,
     "d=64 attention=dot normalizer=softmax position=none rule=inverse-sqrt-d mask=none softcap=0",
     ""},
    {"gpt2", 0,
     "d=64 attention=dot normalizer=softmax position=none rule=inverse-sqrt-d mask=causal "
     "softcap=0",
     ""},
};

TEST(ModelConfig, PublishedModelsHaveTheirFormula) {
    nlohmann::json models;
    std::ifstream(std::string(testing::source_folder()) + "/tests/core/model_configs.json") >>
        models;
    std::set<std::string> seen;
    for (const Published& each : published) {
        const auto model = std::ranges::find_if(
            models, [&](const nlohmann::json& entry) { return entry["model"] == each.model; });
        ASSERT_NE(model, models.end()) << each.model;
        EXPECT_FALSE((*model)["sources"].empty());
        seen.insert(each.model);
        const ModelConfig config = read_model_config((*model)["config"].dump(), each.layer);
        std::string settings, lacks;
        for (const std::string& setting : config.settings)
            settings += (settings.empty() ? "" : " ") + setting;
        for (const Message& lack : config.not_shown)
            lacks += (lacks.empty() ? "" : ", ") + text_of(lack);
        EXPECT_EQ(settings, each.settings) << each.model;
        EXPECT_EQ(lacks, each.not_shown) << each.model;
        EXPECT_NO_THROW(scenario_with(config.settings)) << each.model;
    }
    EXPECT_EQ(seen.size(), models.size());
}

/// The file of a model is also that of LongRoPE's factors; its first pair keeps its speed in short
/// texts, and all pairs together have the factor √(1 + log 32/log 4096) = 1.190238071.
TEST(ModelConfig, FactorsOfLongRopeStandInItsFile) {
    nlohmann::json models;
    std::ifstream(std::string(testing::source_folder()) + "/tests/core/model_configs.json") >>
        models;
    const auto phi = std::ranges::find_if(models, [](const nlohmann::json& entry) {
        return entry["model"] == "Phi-3.5-mini-instruct";
    });
    const TemporaryFolder folder;
    const std::string path = folder.write("config.json", (*phi)["config"].dump());
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

TEST(ModelConfig, WhatNoFieldShowsIsNamed) {
    EXPECT_TRUE(
        shows_not(read_model_config(R"({"model_type": "gpt_oss", "head_dim": 64})"), "sink"));
    const ModelConfig strange = read_model_config(
        R"({"model_type": "marvel", "head_dim": 64, "attention_magic": 7, "vocab_size": 9})");
    EXPECT_EQ(strange.settings, Settings{"d=64"});
    EXPECT_TRUE(shows_not(strange, "'marvel', which is not known"));
    EXPECT_TRUE(shows_not(strange, "attention_magic"));
    EXPECT_FALSE(shows_not(strange, "vocab_size"));
}

/// Members of real files that change no weight of attention.
TEST(ModelConfig, WhatDoesNotConcernAttentionIsNotNamed) {
    const ModelConfig gemma = read_model_config(
        R"({"model_type": "gemma2", "head_dim": 256, "query_pre_attn_scalar": 256,
            "attn_logit_softcapping": 50.0, "final_logit_softcapping": 30.0,
            "sliding_window": 4096, "cache_implementation": "hybrid", "pruned_heads": {},
            "chunk_size_feed_forward": 0, "mask_token_id": 4, "use_cache": true})");
    EXPECT_TRUE(gemma.not_shown.empty()) << text_of(model_config_note(gemma));
    const ModelConfig qwen = read_model_config(
        R"({"model_type": "qwen2", "head_dim": 128, "rope_theta": 1e6, "sliding_window": null,
            "use_sliding_window": false, "max_window_layers": 28,
            "layer_types": ["full_attention"]})");
    EXPECT_TRUE(qwen.not_shown.empty()) << text_of(model_config_note(qwen));
    EXPECT_TRUE(shows_not(read_model_config(R"({"model_type": "bert", "hidden_size": 64,
        "num_attention_heads": 1, "position_embedding_type": "relative_key"})"),
                          "relative_key"));
    EXPECT_TRUE(shows_not(read_model_config(R"({"model_type": "granite", "head_dim": 64})"),
                          "attention_multiplier, which the file leaves out"));
}

TEST(ModelConfig, LayersWithParametersOfTheirKind) {
    const std::string gemma =
        R"({"model_type": "gemma3_text", "sliding_window": 512,
            "layer_types": ["sliding_attention", "full_attention"],
            "rope_parameters": {"sliding_attention": {"rope_theta": 20000},
              "full_attention": {"rope_type": "linear", "factor": 4, "rope_theta": 300000}}})";
    const auto has = [&](std::int64_t layer, const char* setting) {
        return std::ranges::count(read_model_config(gemma, layer).settings, setting) == 1;
    };
    EXPECT_TRUE(has(0, "rope_base=20000") && has(0, "position=rope") && has(0, "window=512"));
    EXPECT_TRUE(has(1, "rope_base=300000") && has(1, "position=rope-pi") && has(1, "mask=causal"));
    // A window that no text fills hides nothing, but the layer keeps its kind.
    const ModelConfig wide = read_model_config(
        R"({"model_type": "cohere2", "head_dim": 64, "sliding_window": 8192,
            "max_position_embeddings": 8192, "rope_theta": 50000})");
    EXPECT_EQ(std::ranges::count(wide.settings, "position=rope"), 1);
    EXPECT_EQ(std::ranges::count(wide.settings, "mask=causal"), 1);
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
    EXPECT_EQ(with_model_config({"n=64"}).settings, Settings{"n=64"});
    for (const Settings& bad :
         {Settings{"model_layer=1"}, Settings{config, config}, Settings{config, "model_layer=-1"},
          Settings{config, "model_layer=one"}})
        EXPECT_THROW(with_model_config(bad), InvalidRequest);
    EXPECT_THROW(with_model_config({"model_config=" + (folder.path() / "none.json").string()}),
                 FileError);
}

}  // namespace
}  // namespace attnscope
