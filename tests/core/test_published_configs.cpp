#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/models/model_config.h"
#include "core/models/published_configs.h"
#include "core/presets/model_presets.h"
#include "core/vectors/model_settings.h"
#include "tests/core/temporary_folder.h"

// Published configurations, and the presets that are made from them, against the formula of each
// model, written down once more.

namespace attnscope {
namespace {

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
    {"Qwen2-7B-Instruct", 0,
     "d=128 attention=dot normalizer=softmax position=rope rope_base=1000000 rope_pairs=2 "
     "rule=inverse-sqrt-d mask=causal softcap=0",
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
    {"gemma-2-9b", 1,
     "d=256 attention=dot normalizer=softmax position=rope rope_base=10000 rope_pairs=2 "
     "rule=gemma-2 query_pre_attn_scalar=256 mask=causal softcap=50",
     ""},
    {"gemma-2-27b", 0,
     "d=128 attention=dot normalizer=softmax position=rope rope_base=10000 rope_pairs=2 "
     "rule=gemma-2 query_pre_attn_scalar=144 mask=causal-window window=4096 softcap=50",
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
    {"gemma-3-4b-it", 5,
     "d=256 attention=qk-rms-norm qk_norm_epsilon=1e-06 normalizer=softmax position=rope-pi "
     "rope_factor=8 rope_base=1000000 rope_pairs=2 rule=gemma-3 gemma_3_scalar=256 mask=causal "
     "softcap=0",
     gains},
    {"gemma-3-27b-it", 0,
     "d=128 attention=qk-rms-norm qk_norm_epsilon=1e-06 normalizer=softmax position=rope "
     "rope_base=10000 rope_pairs=2 rule=gemma-3 gemma_3_scalar=168 mask=causal-window "
     "window=1024 softcap=0",
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
    {"gpt-oss-20b", 1,
     "d=64 attention=dot normalizer=softmax position=rope-yarn rope_factor=32 rope_length=4096 "
     "rope_base=150000 rope_pairs=2 rule=yarn-mscale yarn_factor=32 mask=causal softcap=0",
     "each head's sink, a learned weight (normalizer softmax-sink with a sink_file), YaRN's ramp "
     "that is not rounded to whole pairs (truncate = false)"},
    {"gpt-oss-120b", 0,
     "d=64 attention=dot normalizer=softmax position=rope-yarn rope_factor=32 rope_length=4096 "
     "rope_base=150000 rope_pairs=2 rule=yarn-mscale yarn_factor=32 mask=causal-window window=128 "
     "softcap=0",
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

std::string joined(const std::vector<std::string>& words, const char* between) {
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : between) + word;
    return all;
}

TEST(PublishedConfigs, HaveTheFormulaOfTheirModel) {
    std::set<std::string> seen;
    for (const Published& each : published) {
        SCOPED_TRACE(each.model);
        const PublishedConfig& facts = published_config(each.model);
        EXPECT_FALSE(facts.sources.empty());
        seen.insert(each.model);
        const ModelConfig config = read_model_config(facts.config, each.layer);
        std::vector<std::string> lacks;
        for (const Message& lack : config.not_shown)
            lacks.push_back(text_of(lack));
        EXPECT_EQ(joined(config.settings, " "), each.settings);
        EXPECT_EQ(joined(lacks, ", "), each.not_shown);
        EXPECT_NO_THROW(scenario_with(config.settings));
    }
    EXPECT_EQ(seen.size(), published_configs().size());
    EXPECT_GE(seen.size(), 20U);
    EXPECT_THROW(published_config("GPT-9"), std::out_of_range);
}

/// The row of a preset's model and layer.
const Published* row_of(const ModelPreset& preset) {
    const auto found = std::ranges::find_if(published, [&](const Published& each) {
        return each.model == preset.model && each.layer == preset.layer;
    });
    return found == std::end(published) ? nullptr : &*found;
}

TEST(ModelPresets, HaveTheFormulaOfTheirModel) {
    for (const ModelPreset& each : model_presets()) {
        SCOPED_TRACE(each.key);
        const Published* const row = row_of(each);
        ASSERT_TRUE(row);
        std::vector<std::string> settings = {"n=" + std::to_string(each.n)};
        for (std::string_view rest = row->settings; !rest.empty();) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            settings.emplace_back(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        EXPECT_EQ(scenario_with(preset_of(each).settings), scenario_with(settings));
        // What no field shows is not passed over in silence.
        const bool tells = each.meaning.find("left out") != std::string_view::npos ||
                           each.meaning.find("left at 1") != std::string_view::npos;
        EXPECT_TRUE(tells || *row->not_shown == 0);
    }
}

TEST(ModelPresets, AreWhatTheFileOfTheModelSets) {
    const TemporaryFolder folder;
    for (const ModelPreset& each : model_presets()) {
        const std::string path = folder.write("config.json", published_config(each.model).config);
        const ModelSettings file =
            with_model_config({"model_config=" + path, "model_layer=" + std::to_string(each.layer),
                               "n=" + std::to_string(each.n)});
        EXPECT_EQ(scenario_with(preset_of(each).settings), scenario_with(file.settings))
            << each.key;
    }
}

/// All kinds of layers, each once: LongRoPE's factors alone are read from a file.
TEST(ModelPresets, AreThoseOfEveryModel) {
    for (const PublishedConfig& each : published_configs()) {
        const ModelConfig first = read_model_config(each.config);
        std::set<std::vector<std::string>> kinds, shown;
        for (std::int64_t layer = 0; layer < std::max<std::int64_t>(first.layers, 1); ++layer)
            kinds.insert(read_model_config(each.config, layer).settings);
        for (const ModelPreset& preset : model_presets())
            if (preset.model == each.model) {
                EXPECT_TRUE(
                    shown.insert(read_model_config(each.config, preset.layer).settings).second)
                    << preset.key;
            }
        const bool needs_file = std::ranges::count(first.settings, "position=rope-longrope") > 0;
        EXPECT_EQ(shown, needs_file ? decltype(kinds)() : kinds) << each.model;
    }
}

TEST(ModelPresets, StandTogetherInTheirGroups) {
    std::set<std::string_view> groups;
    std::string_view last;
    for (const Preset& each : presets()) {
        if (each.group != last) {
            EXPECT_TRUE(groups.insert(each.group).second) << each.key;
        }
        last = each.group;
        EXPECT_EQ(each.key.starts_with("model-"), !each.group.empty()) << each.key;
    }
    EXPECT_GE(groups.size(), 5U);
}

}  // namespace
}  // namespace attnscope
