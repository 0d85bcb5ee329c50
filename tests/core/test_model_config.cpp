#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/fields/assignments.h"
#include "core/models/model_config.h"
#include "core/scenario/scale.h"

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

}  // namespace
}  // namespace attnscope
