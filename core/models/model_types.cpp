#include "core/models/model_types.h"

#include <algorithm>

namespace attnscope {
namespace {

const Message wide_norm("config.wide-norm",
                        "QK-norm over all heads of a layer together, with learned gains");
const Message sinks(
    "config.sinks",
    "each head's sink, a learned weight (normalizer softmax-sink with a sink_file)");
const Message buckets(
    "config.buckets",
    "relative position biases of T5, learned weights (position t5-bias with a position_file)");

constexpr WindowLayers every_second{.full_every = 2}, every_fourth{.full_every = 4},
    every_sixth{.full_every = 6};
constexpr WindowLayers where_flagged{.flag = "use_sliding_window",
                                     .first_layer = "max_window_layers"};

}  // namespace

std::span<const ModelType> model_types() {
    static const std::vector<ModelType> table = {
        {.key = "llama", .source = "models/llama/modeling_llama.py"},
        {.key = "llama4_text",
         .source = "models/llama4/modeling_llama4.py",
         .pairs = Pairs::neighbours,
         .norm = QkNorm::rotated,
         .nope_every = 4,
         .defaults = R"({"rms_norm_eps": 1e-5})",
         .needs = {"attention_chunk_size", "attn_scale", "floor_scale", "use_qk_norm"}},
        {.key = "mistral",
         .source = "models/mistral/modeling_mistral.py",
         .needs = {"sliding_window"}},
        {.key = "mixtral", .source = "models/mixtral/modeling_mixtral.py"},
        {.key = "ministral3", .source = "models/ministral3/modeling_ministral3.py"},
        {.key = "qwen2", .source = "models/qwen2/modeling_qwen2.py", .windows = where_flagged},
        {.key = "qwen3",
         .source = "models/qwen3/modeling_qwen3.py",
         .norm = QkNorm::per_head,
         .windows = where_flagged,
         .defaults = R"({"rms_norm_eps": 1e-6})"},
        {.key = "gemma", .source = "models/gemma/modeling_gemma.py"},
        {.key = "gemma2",
         .source = "models/gemma2/modeling_gemma2.py",
         .windows = every_second,
         .needs = {"query_pre_attn_scalar", "attn_logit_softcapping", "sliding_window"}},
        {.key = "gemma3_text",
         .source = "models/gemma3/modeling_gemma3.py",
         .norm = QkNorm::per_head,
         .windows = every_sixth,
         .defaults = R"({"head_dim": 256, "query_pre_attn_scalar": 256, "rope_theta": 1e6,
                         "rope_local_base_freq": 1e4, "rms_norm_eps": 1e-6})"},
        {.key = "phi3", .source = "models/phi3/modeling_phi3.py"},
        {.key = "deepseek_v2",
         .source = "github.com/ml-explore/mlx-lm, mlx_lm/models/deepseek_v2.py",
         .pairs = Pairs::neighbours},
        {.key = "deepseek_v3",
         .source = "models/deepseek_v3/modeling_deepseek_v3.py",
         .pairs = Pairs::neighbours},
        {.key = "gpt_oss",
         .source = "models/gpt_oss/modeling_gpt_oss.py",
         .windows = every_second,
         .needs = {"sliding_window", "rope_theta"},
         .lacks = {sinks}},
        {.key = "glm4",
         .source = "models/glm4/modeling_glm4.py",
         .pairs = Pairs::neighbours,
         .needs = {"partial_rotary_factor"}},
        {.key = "smollm3",
         .source = "models/smollm3/modeling_smollm3.py",
         .windows = {.flag = "use_sliding_window"},
         .nope_every = 4,
         .defaults = R"({"rope_theta": 2e6})"},
        {.key = "cohere2",
         .source = "models/cohere2/modeling_cohere2.py",
         .pairs = Pairs::neighbours,
         .windows = every_fourth,
         .rope_in_windows_only = true,
         .needs = {"sliding_window"}},
        {.key = "granite",
         .source = "models/granite/modeling_granite.py",
         .needs = {"attention_multiplier"}},
        {.key = "olmo2", .source = "models/olmo2/modeling_olmo2.py", .lacks = {wide_norm}},
        {.key = "gpt_neox",
         .source = "models/gpt_neox/modeling_gpt_neox.py",
         .needs = {"rotary_pct"}},
        {.key = "gpt2",
         .source = "models/gpt2/modeling_gpt2.py",
         .positions = ModelPositions::embedded},
        {.key = "bert",
         .source = "models/bert/modeling_bert.py",
         .is_causal = false,
         .positions = ModelPositions::embedded},
        {.key = "t5",
         .source = "models/t5/modeling_t5.py, its encoder",
         .is_causal = false,
         .positions = ModelPositions::biases,
         .scale = "rule=t5",
         .lacks = {buckets}},
    };
    return table;
}

const ModelType* model_type(std::string_view key) {
    const auto found = std::ranges::find(model_types(), key, &ModelType::key);
    return found == model_types().end() ? nullptr : &*found;
}

}  // namespace attnscope
