#include "core/models/model_config.h"

#include <algorithm>
#include <filesystem>
#include <initializer_list>
#include <iterator>

#include "core/io/atomic_file.h"
#include "core/io/file_fault.h"
#include "core/models/config_object.h"
#include "core/models/layer_reading.h"
#include "core/models/model_types.h"
#include "core/text/errors.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

constexpr std::size_t largest = std::size_t{1} << 20;  ///< bytes of a file

/// Names of members that may concern attention hold one of these.
constexpr std::string_view words_of_attention[] = {
    "attn", "attention", "rope",  "rotary", "head", "window", "position", "softcap",
    "scal", "qk_",       "chunk", "mask",   "logn", "sink",   "lora_rank"};

/// Members that hold such a word and change no weight of attention.
constexpr std::string_view harmless[] = {
    "attention_bias",
    "attention_dropout",
    "attention_probs_dropout_prob",
    "attention_in_bias",
    "attention_out_bias",
    "attn_pdrop",
    "attn_implementation",
    "_attn_implementation",
    "_attn_implementation_autoset",
    "chunk_size_feed_forward",
    "embedding_multiplier",
    "final_logit_softcapping",
    "logit_scale",
    "logits_scaling",
    "mask_token_id",
    "max_position_embeddings",
    "n_positions",
    "pruned_heads",
    "q_lora_rank",
    "qk_head_dim",
    "rope_interleave",
    "routed_scaling_factor",
    "scale_embedding",
    "v_head_dim",
};

std::int64_t first_count(const ConfigObject& config, std::initializer_list<const char*> names) {
    for (const char* const name : names)
        if (const auto count = config.count(name))
            return *count;
    return 0;
}

/// Returns the dimension of a head; 0 if the file does not say it.
std::int64_t head_dimension(const ConfigObject& config, std::int64_t heads) {
    const std::int64_t stated = first_count(config, {"head_dim", "d_kv"});
    const std::int64_t width = first_count(config, {"hidden_size", "n_embd", "d_model"});
    const auto plain = config.count("qk_nope_head_dim"), turned = config.count("qk_rope_head_dim");
    if (plain && turned)
        return *plain + *turned;
    if (stated > 0 || width == 0 || heads == 0)
        return stated;
    if (width % heads != 0)
        throw InvalidRequest(
            Message("config.heads", "hidden_size %1 is no multiple of %2 heads", {width, heads}));
    return width / heads;
}

bool concerns_attention(std::string_view name) {
    return std::ranges::find(harmless, name) == std::end(harmless) &&
           std::ranges::any_of(words_of_attention, [&](std::string_view word) {
               return name.find(word) != std::string_view::npos;
           });
}

ModelConfig read(const ConfigObject& config, const std::string& type, std::int64_t layer) {
    ModelConfig read;
    read.type = type;
    read.layer = layer;
    read.layers = first_count(config, {"num_hidden_layers", "n_layer", "num_layers"});
    read.heads = first_count(config, {"num_attention_heads", "n_head", "num_heads"});
    read.key_heads = config.count("num_key_value_heads").value_or(read.heads);
    if (read.layers > 0 && layer >= read.layers)
        throw InvalidRequest(Message("config.layer", "there is no layer %1 among %2 (from 0)",
                                     {layer, read.layers}));
    if (const std::int64_t d = head_dimension(config, read.heads); d > 0)
        read.settings.push_back("d=" + std::to_string(d));
    if (const ModelType* const type = model_type(read.type))
        read_layer(config, *type, read);
    else
        read.not_shown.emplace_back("config.type", "a model of the type %1, which is not known",
                                    std::vector<Message>{in_quotes(read.type)});
    config.pass("model_type");
    for (const std::string& name : config.not_asked())
        if (concerns_attention(name))
            read.not_shown.emplace_back(printable(name));
    return read;
}

Message listed(const std::vector<Message>& items) {
    Message list;
    for (const Message& item : items)
        list = list.empty() ? item : Message("clause.list", "%1, %2", {list, item});
    return list;
}

}  // namespace

ModelConfig read_model_config(const std::string& text, std::int64_t layer) {
    const nlohmann::json whole = parse_config(text);
    const bool has_text = ConfigObject(whole).object("text_config").has_value();
    const nlohmann::json& stated = has_text ? whole["text_config"] : whole;
    const auto type = ConfigObject(stated).text("model_type");
    if (!type)
        throw InvalidRequest(Message("config.no-type", "it has no model_type"));
    const ModelType* const known = model_type(*type);
    nlohmann::json all = nlohmann::json::parse(known ? known->defaults : "{}");
    all.update(stated);
    return read(ConfigObject(all), *type, layer);
}

bool is_model_config(const std::string& path) {
    if (std::filesystem::path(path).filename() == "config.json")
        return true;
    try {
        return parse_config(read_file(path, largest)).contains("model_type");
    } catch (const Error&) {
        return false;
    }
}

ModelConfig model_config_in(const std::string& path, std::int64_t layer) {
    try {
        ModelConfig config = read_model_config(read_file(path, largest), layer);
        const auto turned = std::ranges::find(config.settings, "position=rope-longrope");
        if (turned != config.settings.end())  // whose factors stand in the file
            config.settings.insert(turned + 1, "position_file=" + path);
        return config;
    } catch (const InvalidRequest& fault) {
        fail_on_file(path, fault.message());
    }
}

Message model_config_note(const ModelConfig& config) {
    std::vector<Message> settings(config.settings.begin(), config.settings.end());
    if (config.key_heads > 0 && config.key_heads < config.heads)
        settings.emplace_back("config.groups", "%1 heads share %2 of keys",
                              std::vector<Message>{config.heads, config.key_heads});
    const Message set("config.note", "%1, layer %2: %3",
                      {printable(config.type), config.layer, listed(settings)});
    return config.not_shown.empty()
               ? set
               : Message("config.not-shown", "%1; not shown: %2", {set, listed(config.not_shown)});
}

}  // namespace attnscope
