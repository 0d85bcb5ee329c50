#include "core/presets/presets.h"

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/fields/reset.h"
#include "core/presets/model_presets.h"
#include "core/text/keyed.h"

namespace attnscope {
namespace {

std::vector<Preset> presets_of_papers() {
    return {
        {"bert-base",
         "BERT-base head",
         "One attention head of BERT-base, where up to 512 tokens all see one another, with random "
         "q and k in place of trained ones. At λ = 1/8 the mean entropy is 5.75 nat, 0.49 nat "
         "below that of equal weights.",
         "Devlin et al. 2019, BERT, arXiv 1810.04805: 768 dimensions in 12 heads, 512 positions",
         {"n=512", "d=64", "rule=inverse-sqrt-d"}},
        {"gpt-2",
         "GPT-2 head",
         "One attention head of GPT-2 with 1024 positions, where a query sees only its own "
         "position and those before it. With λ = 1/8 in every row, the mean entropy of random "
         "scores grows down the matrix, as later rows see more keys.",
         "Radford et al. 2019; github.com/openai/gpt-2, src/model.py: 768 dimensions in 12 heads, "
         "1024 positions",
         {"n=1024", "d=64", "mask=causal"}},
        {"llama-2",
         "LLaMA 2 head",
         "One attention head of Llama 2 with 4096 positions, where RoPE turns q and k by angles "
         "that grow with the position. For random q and k RoPE changes no mean of a row, so that "
         "entropies are those of a causal head without positions.",
         "Touvron et al. 2023, Llama 2, arXiv 2307.09288: heads of 128 dimensions, 4096 positions, "
         "RoPE",
         {"n=4096", "d=128", "mask=causal", "position=rope"}},
        {"llama-3-128k",
         "Llama 3.1 head at 128k",
         "One attention head of Llama 3.1 at 131\u2009072 positions, where RoPE, the rotation of q "
         "and "
         "k by their positions, is slowed for long texts. Of its 64 pairs of components 29 turn at "
         "an eighth of their speed; λ stays 1/√128.",
         "Grattafiori et al. 2024, The Llama 3 Herd of Models, arXiv 2407.21783: heads of 128 "
         "dimensions, RoPE of base 500000, 128k positions; github.com/meta-llama/llama-models, "
         "models/llama3/model.py: its frequencies scaled from 8192 positions",
         {"n=131072", "d=128", "mask=causal", "position=rope-llama-3", "rope_base=500000"}},
        {"yarn-128k",
         "YaRN, LLaMA 2 at 128k",
         "One attention head of Llama 2 that YaRN extends from 4096 to 131\u2009072 positions, "
         "with slower rotations of q and k and a larger λ. Every row has 1.81 times the usual "
         "λ, so that even short rows have less even weights than in Llama 2 without YaRN.",
         "Peng et al. 2023, YaRN, arXiv 2309.00071: 4096 positions, extended 32-fold; logits times "
         "(0.1 log 32 + 1)²",
         {"n=131072", "d=128", "mask=causal", "position=rope-yarn", "rope_factor=32",
          "rope_length=4096", "rule=yarn-mscale", "yarn_factor=32"}},
        {"qwen-logn",
         "Qwen log n at 8192",
         "One attention head of Qwen at 8192 positions, four times the length that it was trained "
         "at. Rows up to position 2048 have λ = 1/√128; beyond it λ grows with the logarithm of "
         "the position and ends 1.18 times as large.",
         "Bai et al. 2023, Qwen Technical Report, arXiv 2309.16609: trained at 2048 positions, log "
         "n and dynamic NTK beyond",
         {"n=8192", "d=128", "mask=causal", "rule=qwen-logn", "qwen_length=2048",
          "position=rope-ntk-qwen", "rope_length=2048"}},
        {"gemma-2-27b",
         "Gemma 2 27B head",
         "One attention head of Gemma 2 27B, with λ = 1/12 and a soft cap that keeps scaled scores "
         "between −50 and 50. For random q and k the scaled scores have standard deviation 0.94, "
         "so that the cap hardly changes them.",
         "Gemma Team 2024, Gemma 2, arXiv 2408.00118: 8192 positions, softcap 50; "
         "query_pre_attn_scalar 144 beside d = 128 in github.com/google/gemma_pytorch",
         {"n=8192", "d=128", "mask=causal", "position=rope", "rule=gemma-2",
          "query_pre_attn_scalar=144", "softcap=50"}},
        {"gau-128",
         "GAU 128",
         "One head of a gated attention unit, where squares of the positive scores, divided by n², "
         "take the place of the softmax. Rows need not sum to 1: those of random q and k at n = "
         "512 and d = 128 have the sum 1/8 on average.",
         "Hua et al. 2022, Transformer Quality in Linear Time, arXiv 2202.10447: one head of s = "
         "128, relu²(QKᵀ/n)",
         {"n=512", "d=128", "attention=gau-relu2", "gau_power=2", "lambda=1"}},
        {"gau-alpha",
         "GAU-alpha, softmax-plus",
         "One head of GAU-alpha, a language model made of gated attention units with a softmax. At "
         "n = 512, the length that it was trained at, the rule gives 1/√128; at n = 4096 it would "
         "give a λ larger by a third.",
         "Su et al. 2022; github.com/ZhuiyiTechnology/GAU-alpha, models.py: softmax-plus with s = "
         "128, trained at 512 positions",
         {"n=512", "d=128", "attention=gau-softmax", "rule=softmax-plus"}},
        {"log-512",
         "log₅₁₂n scale at 4096",
         "One head with 4096 keys and a λ that is a third above the usual 1/√64, by the rule "
         "log₅₁₂n/√d. The mean entropy of random scores is 7.46 nat, against 7.83 nat under 1/√d "
         "and 5.75 nat at n = 512, where the two rules agree.",
         "J. Su 2021, on the scale of attention and the invariance of entropy, "
         "kexue.fm/archives/8823",
         {"n=4096", "d=64", "rule=log-512"}},
        {"key-norm",
         "KeyNorm",
         "One head whose keys are divided by their norm and whose scores have no further scale, so "
         "that a long key has no advantage. The random keys drawn here all have norm √d, so that "
         "the weights are those of λ = 1/√d.",
         "J. Su 2023, on the normalisation of keys and extrapolation of length, "
         "kexue.fm/archives/9859: softmax(QK̃ᵀ) without a scale, d = 128, 512 positions",
         {"n=512", "d=128", "attention=key-norm", "lambda=1"}},
        {"cosine-4-log-n",
         "Cosine, λ = 4 log n",
         "One head whose scores are the cosines between q and k, multiplied by 4 log n, which is "
         "25.0 at n = 512. For vectors of norm √128 that amounts to λ = 0.195 on q·k, 2.2 times "
         "the usual 1/√128.",
         "J. Su 2023, on the normalisation of keys and extrapolation of length, "
         "kexue.fm/archives/9859: d = 128, 512 positions",
         {"n=512", "d=128", "attention=cosine", "rule=cosine-log-n", "cosine_factor=4"}},
        {"swin-v2",
         "Swin v2, windows of 16 × 16",
         "One head of an image model that compares the 256 patches of a 16 × 16 window by the "
         "cosines of q and k, multiplied by 10. For vectors of norm √32 that amounts to λ = 0.31 "
         "on q·k, 1.8 times the usual 1/√32.",
         "Liu et al. 2022, Swin Transformer V2, arXiv 2111.09883: cosines times a learned factor, "
         "10 at first; heads of 32 dimensions",
         {"n=256", "d=32", "attention=cosine", "rule=swin-v2"}},
        {"alibi",
         "ALiBi, first of 8 heads",
         "One head with ALiBi, where each step of distance between query and key lowers the scaled "
         "score by 1/2, the steepest of the 8 slopes. If all scores are equal, the entropy of a "
         "row stays below 1.71 nat, however long the text is.",
         "Press et al. 2022, Train Short, Test Long, arXiv 2108.12409: slopes 1/2 … 1/256, trained "
         "at 512 positions, 1024 dimensions in 8 heads",
         {"n=512", "d=128", "mask=causal", "position=alibi", "alibi_heads=8", "alibi_head=0"}},
    };
}

}  // namespace

std::span<const Preset> presets() {
    static const std::vector<Preset> table = [] {
        std::vector<Preset> all = presets_of_papers();
        for (const ModelPreset& model : model_presets())
            all.push_back(preset_of(model));
        return all;
    }();
    return table;
}

Message label_of(const Preset& preset) {
    return keyed({"preset", preset.key, "label"}, preset.label);
}

Message source_of(const Preset& preset) {
    return keyed({"preset", preset.key, "source"}, preset.source);
}

Message group_of(const Preset& preset) {
    return keyed({"preset-group", preset.group}, preset.group);
}

Scenario shown_as(const Scenario& present, Scenario other) {
    for (const Field& each : fields())
        if (is_display(each))
            set(other, each, get(present, each));
    return other;
}

}  // namespace attnscope
