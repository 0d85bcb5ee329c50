#include "core/presets/presets.h"

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/fields/reset.h"
#include "core/text/keyed.h"

namespace attnscope {

std::span<const Preset> presets() {
    static const std::vector<Preset> table = {
        {"bert-base",
         "BERT-base head",
         "Devlin et al. 2019, BERT, arXiv 1810.04805: 768 dimensions in 12 heads, 512 positions",
         {"n=512", "d=64", "rule=inverse-sqrt-d"}},
        {"gpt-2",
         "GPT-2 head",
         "Radford et al. 2019; github.com/openai/gpt-2, src/model.py: 768 dimensions in 12 heads, "
         "1024 positions",
         {"n=1024", "d=64", "mask=causal"}},
        {"llama-2",
         "LLaMA 2 head",
         "Touvron et al. 2023, Llama 2, arXiv 2307.09288: heads of 128 dimensions, 4096 positions, "
         "RoPE",
         {"n=4096", "d=128", "mask=causal", "position=rope"}},
        {"llama-3-128k",
         "Llama 3.1 head at 128k",
         "Grattafiori et al. 2024, The Llama 3 Herd of Models, arXiv 2407.21783: heads of 128 "
         "dimensions, RoPE of base 500000, 128k positions; github.com/meta-llama/llama-models, "
         "models/llama3/model.py: its frequencies scaled from 8192 positions",
         {"n=131072", "d=128", "mask=causal", "position=rope-llama-3", "rope_base=500000"}},
        {"yarn-128k",
         "YaRN, LLaMA 2 at 128k",
         "Peng et al. 2023, YaRN, arXiv 2309.00071: 4096 positions, extended 32-fold; logits times "
         "(0.1 log 32 + 1)²",
         {"n=131072", "d=128", "mask=causal", "position=rope-yarn", "rope_factor=32",
          "rope_length=4096", "rule=yarn-mscale", "yarn_factor=32"}},
        {"qwen-logn",
         "Qwen log n at 8192",
         "Bai et al. 2023, Qwen Technical Report, arXiv 2309.16609: trained at 2048 positions, log "
         "n and dynamic NTK beyond",
         {"n=8192", "d=128", "mask=causal", "rule=qwen-logn", "qwen_length=2048",
          "position=rope-ntk-qwen", "rope_length=2048"}},
        {"gemma-2-27b",
         "Gemma 2 27B head",
         "Gemma Team 2024, Gemma 2, arXiv 2408.00118: 8192 positions, softcap 50; "
         "query_pre_attn_scalar 144 beside d = 128 in github.com/google/gemma_pytorch",
         {"n=8192", "d=128", "mask=causal", "position=rope", "rule=gemma-2",
          "query_pre_attn_scalar=144", "softcap=50"}},
        {"gau-128",
         "GAU 128",
         "Hua et al. 2022, Transformer Quality in Linear Time, arXiv 2202.10447: one head of s = "
         "128, relu²(QKᵀ/n)",
         {"n=512", "d=128", "attention=gau-relu2", "gau_power=2", "lambda=1"}},
        {"gau-alpha",
         "GAU-alpha, softmax-plus",
         "Su et al. 2022; github.com/ZhuiyiTechnology/GAU-alpha, models.py: softmax-plus with s = "
         "128, trained at 512 positions",
         {"n=512", "d=128", "attention=gau-softmax", "rule=softmax-plus"}},
        {"log-512",
         "log₅₁₂n scale at 4096",
         "J. Su 2021, on the scale of attention and the invariance of entropy, "
         "kexue.fm/archives/8823",
         {"n=4096", "d=64", "rule=log-512"}},
        {"key-norm",
         "KeyNorm",
         "J. Su 2023, on the normalisation of keys and extrapolation of length, "
         "kexue.fm/archives/9859: softmax(QK̃ᵀ) without a scale, d = 128, 512 positions",
         {"n=512", "d=128", "attention=key-norm", "lambda=1"}},
        {"cosine-4-log-n",
         "Cosine, λ = 4 log n",
         "J. Su 2023, on the normalisation of keys and extrapolation of length, "
         "kexue.fm/archives/9859: d = 128, 512 positions",
         {"n=512", "d=128", "attention=cosine", "rule=cosine-log-n", "cosine_factor=4"}},
        {"swin-v2",
         "Swin v2, windows of 16 × 16",
         "Liu et al. 2022, Swin Transformer V2, arXiv 2111.09883: cosines times a learned factor, "
         "10 at first; heads of 32 dimensions",
         {"n=256", "d=32", "attention=cosine", "rule=swin-v2"}},
        {"alibi",
         "ALiBi, first of 8 heads",
         "Press et al. 2022, Train Short, Test Long, arXiv 2108.12409: slopes 1/2 … 1/256, trained "
         "at 512 positions, 1024 dimensions in 8 heads",
         {"n=512", "d=128", "mask=causal", "position=alibi", "alibi_heads=8", "alibi_head=0"}},
    };
    return table;
}

Message label_of(const Preset& preset) {
    return keyed({"preset", preset.key, "label"}, preset.label);
}

Message source_of(const Preset& preset) {
    return keyed({"preset", preset.key, "source"}, preset.source);
}

Scenario shown_as(const Scenario& present, Scenario other) {
    for (const Field& each : fields())
        if (is_display(each))
            set(other, each, get(present, each));
    return other;
}

}  // namespace attnscope
