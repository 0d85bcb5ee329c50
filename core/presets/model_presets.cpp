#include "core/presets/model_presets.h"

#include <string>
#include <utility>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/models/model_config.h"
#include "core/models/published_configs.h"

namespace attnscope {

std::span<const ModelPreset> model_presets() {
    static constexpr ModelPreset table[] = {
        {.key = "model-llama-2-7b",
         .label = "Llama 2 7B",
         .group = "Llama",
         .meaning =
             "One head of Llama 2 7B, where RoPE turns q and k by their positions and λ = "
             "1/√128. Each of a layer's 32 heads has keys of its own; later Llamas let several "
             "heads share them.",
         .model = "Llama-2-7b-hf",
         .layer = 0,
         .n = 2048},
        {.key = "model-llama-3-8b",
         .label = "Llama 3 8B",
         .group = "Llama",
         .meaning = "One head of Llama 3 8B, whose RoPE has the base 500000 in place of 10000. Its "
                    "slowest pairs of components turn so slowly that they hardly see positions; λ "
                    "stays 1/√128.",
         .model = "Meta-Llama-3-8B-Instruct",
         .layer = 0,
         .n = 2048},
        {.key = "model-llama-3-1-8b",
         .label = "Llama 3.1 8B",
         .group = "Llama",
         .meaning =
             "One head of Llama 3.1 8B, whose RoPE is slowed for texts of up to 131\u2009072 "
             "tokens. Slow pairs of components turn at an eighth of their speed; fast ones, "
             "which tell neighbours apart, keep theirs.",
         .model = "Llama-3.1-8B-Instruct",
         .layer = 0,
         .n = 8192},
        {.key = "model-llama-4-scout",
         .label = "Llama 4 Scout, layer with RoPE",
         .group = "Llama",
         .meaning =
             "One head in three of every four layers of Llama 4 Scout, where keys are seen "
             "within chunks of 8192 tokens. Its q and k are turned by RoPE and then divided by "
             "their root mean square, so that no logit exceeds √128.",
         .model = "Llama-4-Scout-17B-16E-Instruct",
         .layer = 0,
         .n = 16384},
        {.key = "model-llama-4-scout-nope",
         .label = "Llama 4 Scout, layer without RoPE",
         .group = "Llama",
         .meaning =
             "A head in a layer without RoPE, as every fourth layer of Llama 4 Scout is: it sees "
             "all earlier keys, but not their positions. λ is 1/√128 up to position 8192 and then "
             "grows with the logarithm of the position, against weights that spread over long "
             "texts.",
         .model = "Llama-4-Scout-17B-16E-Instruct",
         .layer = 3,
         .n = 16384},
        {.key = "model-mistral-7b-v0-1",
         .label = "Mistral 7B v0.1",
         .group = "Mistral",
         .meaning =
             "One head of Mistral 7B v0.1, where a query sees the last 4096 keys alone. Rows "
             "therefore stop growing, and with them the mean entropy of random scores stays "
             "where 4096 keys have it.",
         .model = "Mistral-7B-v0.1",
         .layer = 0,
         .n = 8192},
        {.key = "model-mistral-7b-v0-3",
         .label = "Mistral 7B v0.3",
         .group = "Mistral",
         .meaning =
             "One head of Mistral 7B v0.3, which gave up the window of v0.1 and has RoPE of "
             "base 1000000. Rows grow to the whole text, and under λ = 1/√128 the weights of "
             "random scores spread with them.",
         .model = "Mistral-7B-v0.3",
         .layer = 0,
         .n = 2048},
        {.key = "model-ministral-3-3b",
         .label = "Ministral 3 3B",
         .group = "Mistral",
         .meaning = "One head of Ministral 3 3B, whose RoPE is stretched 16-fold by YaRN without a "
                    "change of λ at short lengths. From position 16\u2009384 on λ grows with the "
                    "logarithm of the number of such lengths before it.",
         .model = "Ministral-3-3B-2512",
         .layer = 0,
         .n = 32768},
        {.key = "model-qwen2-7b",
         .label = "Qwen2 7B",
         .group = "Qwen",
         .meaning =
             "One head of Qwen2 7B, where seven heads share one head of keys and RoPE has the base "
             "1000000. The window in its configuration is switched off, so that every query "
             "sees all keys before it.",
         .model = "Qwen2-7B-Instruct",
         .layer = 0,
         .n = 2048},
        {.key = "model-qwen2-5-7b",
         .label = "Qwen2.5 7B",
         .group = "Qwen",
         .meaning =
             "One head of Qwen2.5 7B, whose attention has the numbers of Qwen2 7B. Differences "
             "between the two models lie in what was learned, not in the formula of a head.",
         .model = "Qwen2.5-7B-Instruct",
         .layer = 0,
         .n = 2048},
        {.key = "model-qwen3-8b",
         .label = "Qwen3 8B",
         .group = "Qwen",
         .meaning =
             "One head of Qwen3 8B, where q and k are divided by their root mean square before "
             "RoPE turns them. No logit then exceeds √128 = 11.3; the learned gains, which can "
             "widen that, are left at 1.",
         .model = "Qwen3-8B",
         .layer = 0,
         .n = 2048},
        {.key = "model-gemma-2-9b-local",
         .label = "Gemma 2 9B, local layer",
         .group = "Gemma",
         .meaning =
             "One head in half of the layers of Gemma 2 9B, where a query sees the last 4096 "
             "keys. λ is 1/√256, and a soft cap keeps scaled scores between −50 and 50.",
         .model = "gemma-2-9b",
         .layer = 0,
         .n = 8192},
        {.key = "model-gemma-2-9b-global",
         .label = "Gemma 2 9B, global layer",
         .group = "Gemma",
         .meaning =
             "One head in the other half of the layers of Gemma 2 9B, where a query sees all "
             "earlier keys. λ is 1/√256, and a soft cap keeps scaled scores between −50 and "
             "50.",
         .model = "gemma-2-9b",
         .layer = 1,
         .n = 2048},
        {.key = "model-gemma-2-27b-local",
         .label = "Gemma 2 27B, local layer",
         .group = "Gemma",
         .meaning =
             "One head in half of the layers of Gemma 2 27B, where a query sees the last 4096 "
             "keys. λ is 1/√144 though d = 128, so that logits are a little smaller than "
             "usual.",
         .model = "gemma-2-27b",
         .layer = 0,
         .n = 8192},
        {.key = "model-gemma-2-27b-global",
         .label = "Gemma 2 27B, global layer",
         .group = "Gemma",
         .meaning =
             "One head in the other half of the layers of Gemma 2 27B, where a query sees all "
             "earlier keys. λ is 1/√144 though d = 128, so that logits are a little smaller "
             "than usual.",
         .model = "gemma-2-27b",
         .layer = 1,
         .n = 2048},
        {.key = "model-gemma-3-4b-local",
         .label = "Gemma 3 4B, local layer",
         .group = "Gemma",
         .meaning =
             "One head in five of every six layers of Gemma 3 4B, where a query sees the last "
             "1024 keys and RoPE has the base 10000. Its q and k are divided by their root "
             "mean square; the learned gains are left at 1.",
         .model = "gemma-3-4b-it",
         .layer = 0,
         .n = 2048},
        {.key = "model-gemma-3-4b-global",
         .label = "Gemma 3 4B, global layer",
         .group = "Gemma",
         .meaning =
             "One head in every sixth layer of Gemma 3 4B, where a query sees all earlier keys "
             "and RoPE, of base 1000000, runs at an eighth of its speed. Its q and k are "
             "divided by their root mean square; the learned gains are left at 1.",
         .model = "gemma-3-4b-it",
         .layer = 5,
         .n = 2048},
        {.key = "model-gemma-3-27b-local",
         .label = "Gemma 3 27B, local layer",
         .group = "Gemma",
         .meaning =
             "One head in five of every six layers of Gemma 3 27B, where a query sees the last "
             "1024 keys. λ is 1/√168 though d = 128, and q and k are divided by their root "
             "mean square, so that no logit exceeds 9.9 with the learned gains left at 1.",
         .model = "gemma-3-27b-it",
         .layer = 0,
         .n = 2048},
        {.key = "model-gemma-3-27b-global",
         .label = "Gemma 3 27B, global layer",
         .group = "Gemma",
         .meaning = "One head in every sixth layer of Gemma 3 27B, where a query sees all earlier "
                    "keys and RoPE, of base 1000000, runs at an eighth of its speed. λ is 1/√168 "
                    "though d = 128, and with q and k divided by their root mean square no logit "
                    "exceeds 9.9 where the learned gains are left at 1.",
         .model = "gemma-3-27b-it",
         .layer = 5,
         .n = 2048},
        {.key = "model-deepseek-v2-lite",
         .label = "DeepSeek-V2-Lite",
         .group = "DeepSeek",
         .meaning =
             "One head of DeepSeek-V2-Lite, where positions turn 64 of the 192 components of q "
             "and k. YaRN stretches RoPE 40-fold, and λ is 1.59 times 1/√192 at every length.",
         .model = "DeepSeek-V2-Lite",
         .layer = 0,
         .n = 4096},
        {.key = "model-deepseek-v3",
         .label = "DeepSeek-V3",
         .group = "DeepSeek",
         .meaning =
             "One head of DeepSeek-V3, where positions turn 64 of the 192 components of q and "
             "k. YaRN stretches RoPE 40-fold, and λ is 1.87 times 1/√192 at every length, more "
             "than in V2-Lite.",
         .model = "DeepSeek-V3",
         .layer = 0,
         .n = 4096},
        {.key = "model-gpt-oss-20b-local",
         .label = "gpt-oss-20b, local layer",
         .group = "GPT",
         .meaning =
             "One head in half of the layers of gpt-oss-20b, where a query sees the last 128 "
             "keys. λ is 1.81 times 1/√64 as YaRN stretches RoPE 32-fold; the learned sink of "
             "each head and the unrounded ramp of YaRN are left out.",
         .model = "gpt-oss-20b",
         .layer = 0,
         .n = 512},
        {.key = "model-gpt-oss-20b-global",
         .label = "gpt-oss-20b, global layer",
         .group = "GPT",
         .meaning =
             "One head in the other half of the layers of gpt-oss-20b, where a query sees all "
             "earlier keys. λ is 1.81 times 1/√64 as YaRN stretches RoPE 32-fold; the learned "
             "sink of each head and the unrounded ramp of YaRN are left out.",
         .model = "gpt-oss-20b",
         .layer = 1,
         .n = 4096},
        {.key = "model-gpt-oss-120b-local",
         .label = "gpt-oss-120b, local layer",
         .group = "GPT",
         .meaning =
             "One head in half of the layers of gpt-oss-120b, where a query sees the last 128 "
             "keys. λ is 1.81 times 1/√64 as YaRN stretches RoPE 32-fold; the learned sink of "
             "each head and the unrounded ramp of YaRN are left out.",
         .model = "gpt-oss-120b",
         .layer = 0,
         .n = 512},
        {.key = "model-gpt-oss-120b-global",
         .label = "gpt-oss-120b, global layer",
         .group = "GPT",
         .meaning =
             "One head in the other half of the layers of gpt-oss-120b, where a query sees all "
             "earlier keys. λ is 1.81 times 1/√64 as YaRN stretches RoPE 32-fold; the learned "
             "sink of each head and the unrounded ramp of YaRN are left out.",
         .model = "gpt-oss-120b",
         .layer = 1,
         .n = 4096},
        {.key = "model-gpt-neox-20b",
         .label = "GPT-NeoX-20B",
         .group = "GPT",
         .meaning =
             "One head of GPT-NeoX-20B, where RoPE turns the first quarter of the components "
             "of q and k. The other three quarters compare content wherever the tokens stand.",
         .model = "gpt-neox-20b",
         .layer = 0,
         .n = 2048},
        {.key = "model-gpt2",
         .label = "GPT-2 small",
         .group = "GPT",
         .meaning =
             "One head of the smallest GPT-2, whose positions are added to the tokens before "
             "the first layer. Attention itself sees no positions: for random q and k only the "
             "causal mask tells early rows from late ones.",
         .model = "gpt2",
         .layer = 0,
         .n = 1024},
        {.key = "model-bert-base-uncased",
         .label = "BERT base",
         .group = "Others",
         .meaning = "One head of BERT base, where all tokens of a text see one another. Without a "
                    "mask every row has the same law, so that one mean entropy describes them all.",
         .model = "bert-base-uncased",
         .layer = 0,
         .n = 512},
        {.key = "model-t5-small",
         .label = "T5 small, encoder",
         .group = "Others",
         .meaning =
             "One head in the encoder of T5 small, which has no factor in front of q·k: λ = 1. "
             "Learned weights make up for it, and learned biases tell distances apart; both "
             "are left out, so that the weights of random q and k here nearly settle on one "
             "key.",
         .model = "t5-small",
         .layer = 0,
         .n = 512},
        {.key = "model-glm-4-9b",
         .label = "GLM-4 9B",
         .group = "Others",
         .meaning =
             "One head of GLM-4 9B, where RoPE turns one half of the components of q and k, in "
             "pairs of neighbours. The other half compares content wherever the tokens stand.",
         .model = "GLM-4-9B-0414",
         .layer = 0,
         .n = 2048},
        {.key = "model-smollm3-3b",
         .label = "SmolLM3 3B, layer with RoPE",
         .group = "Others",
         .meaning = "One head in three of every four layers of SmolLM3 3B, whose RoPE has the base "
                    "5000000. λ is 1/√128, and a query sees all keys before it.",
         .model = "SmolLM3-3B",
         .layer = 0,
         .n = 2048},
        {.key = "model-smollm3-3b-nope",
         .label = "SmolLM3 3B, layer without RoPE",
         .group = "Others",
         .meaning =
             "A head in a layer without RoPE, as every fourth layer of SmolLM3 3B is: it does not "
             "see positions. Such a layer compares content at any distance, which helps with texts "
             "longer than those of the training.",
         .model = "SmolLM3-3B",
         .layer = 3,
         .n = 2048},
        {.key = "model-command-r7b-local",
         .label = "Command R7B, local layer",
         .group = "Others",
         .meaning =
             "One head in three of every four layers of Command R7B, where a query sees the "
             "last 4096 keys and RoPE has the base 50000. Rows stop growing at 4096 keys, and "
             "with them the mean entropy of random scores.",
         .model = "c4ai-command-r7b-12-2024",
         .layer = 0,
         .n = 8192},
        {.key = "model-command-r7b-global",
         .label = "Command R7B, global layer",
         .group = "Others",
         .meaning =
             "One head in every fourth layer of Command R7B, which sees all earlier keys and "
             "no positions. Under λ = 1/√128 the weights of random scores spread as rows grow.",
         .model = "c4ai-command-r7b-12-2024",
         .layer = 3,
         .n = 2048},
        {.key = "model-olmo-2-7b",
         .label = "OLMo 2 7B",
         .group = "Others",
         .meaning =
             "One head of OLMo 2 7B, with RoPE of base 500000 and λ = 1/√128. Its norm of q "
             "and k runs over all heads of a layer together, which one head cannot show, and "
             "is left out.",
         .model = "OLMo-2-1124-7B",
         .layer = 0,
         .n = 2048},
    };
    return table;
}

namespace {

/// Returns "config.json of MODEL, layer 0, as in FILE; FILE".
std::string source_of_config(const ModelPreset& model) {
    std::string source = "config.json of " + std::string(model.model) + ", layer " +
                         std::to_string(model.layer) + ", as in ";
    const std::vector<std::string>& files = published_config(model.model).sources;
    for (std::size_t i = 0; i < files.size(); ++i)
        source += (i > 0 ? "; " : "") + files[i];
    return source;
}

/// Whether a setting differs from the default Scenario.
bool differs(const std::string& setting, const Scenario& made) {
    const Field& set = field(split_assignment(setting).first);
    return get(made, set) != get(Scenario(), set);
}

}  // namespace

Preset preset_of(const ModelPreset& model) {
    const ModelConfig config = read_model_config(published_config(model.model).config, model.layer);
    const Scenario made = scenario_with(config.settings);
    std::vector<std::string> settings = {"n=" + std::to_string(model.n)};
    for (const std::string& setting : config.settings)
        if (differs(setting, made))
            settings.push_back(setting);
    return {model.key,           model.label, model.meaning, source_of_config(model),
            std::move(settings), model.group};
}

}  // namespace attnscope
