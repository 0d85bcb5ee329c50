#include "core/models/layer_reading.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

enum class LayerKind { full, window, chunk };

std::string text_of_number(double value) {
    return value == std::floor(value) ? std::to_string(static_cast<std::int64_t>(value))
                                      : to_text(value);
}

/// Reads the members that concern attention.
class Reading {
public:
    Reading(const ConfigObject& config, const ModelType& type, ModelConfig& into)
        : config_(config), type_(type), into_(into) {}

    void read() {
        into_.not_shown = type_.lacks;
        for (const char* const name : type_.needs)
            if (!config_.names(name))
                lack({"config.left-out", "%1, which the file leaves out", {name}});
        kind_ = kind();
        read_variant();
        add("normalizer", std::string("softmax"));
        read_positions();
        read_scale();
        read_mask();
        add("softcap", config_.number("attn_logit_softcapping").value_or(0));
        if (config_.is_true("use_qk_norm") && type_.norm == QkNorm::none)
            lack({"config.normed-by-flag", "QK-norm (use_qk_norm)"});
        if (config_.is_true("scale_attn_by_inverse_layer_idx"))
            lack("scale_attn_by_inverse_layer_idx");
        if (config_.has("scale_attn_weights") && !config_.is_true("scale_attn_weights"))
            lack("scale_attn_weights = false");
    }

private:
    void add(const char* key, const std::string& value) {
        into_.settings.push_back(std::string(key) + '=' + value);
    }
    void add(const char* key, double value) { add(key, text_of_number(value)); }
    void lack(const Message& what) { into_.not_shown.push_back(what); }

    LayerKind kind() {
        const auto stated = config_.text_at("layer_types", into_.layer);
        const WindowLayers& layers = type_.windows;
        const bool is_on = !layers.flag || config_.is_true(layers.flag);
        const auto first = layers.first_layer ? config_.count(layers.first_layer, 0) : std::nullopt;
        const auto pattern = config_.count("sliding_window_pattern"),
                   renamed = config_.count("_sliding_window_pattern");
        if (stated)
            return stated_kind(*stated);
        if (config_.has("attention_chunk_size") && has_rope_by_number())
            return LayerKind::chunk;
        const std::int64_t every = pattern ? *pattern : renamed.value_or(layers.full_every);
        const bool is_full = every > 0 && (into_.layer + 1) % every == 0;
        const bool has_window = config_.count("sliding_window") && is_on && !is_full &&
                                into_.layer >= first.value_or(0);
        return has_window ? LayerKind::window : LayerKind::full;
    }

    LayerKind stated_kind(const std::string& stated) {
        if (stated == "sliding_attention")
            return LayerKind::window;
        if (stated == "chunked_attention")
            return LayerKind::chunk;
        if (stated != "full_attention")
            lack("layer_types = " + printable(stated));
        return LayerKind::full;
    }

    /// Whether the layer has RoPE, by its number.
    bool has_rope_by_number() const {
        const std::int64_t every =
            config_.count("no_rope_layer_interval").value_or(type_.nope_every);
        if (const auto stated = config_.count_at("no_rope_layers", into_.layer))
            return *stated != 0;  // 1 for a layer with RoPE, whatever the name says
        return every == 0 || (into_.layer + 1) % every != 0;
    }

    bool has_rope() const {
        return type_.positions == ModelPositions::rotary && has_rope_by_number() &&
               !(type_.rope_in_windows_only && kind_ == LayerKind::full);
    }

    // --- scores

    bool has_latent_keys() const { return config_.has("kv_lora_rank"); }

    bool has_norm() const {
        if (type_.norm == QkNorm::rotated)
            return config_.is_true("use_qk_norm") && has_rope();
        return type_.norm == QkNorm::per_head;
    }

    void read_variant() {
        const auto turned = config_.count("qk_rope_head_dim", 0);
        const auto epsilon = config_.number("rms_norm_eps");
        if (has_latent_keys() && turned) {
            add("attention", std::string("mla"));
            return add("mla_rotary", static_cast<double>(*turned));
        }
        if (has_latent_keys())
            lack({"config.left-out", "%1, which the file leaves out", {"qk_rope_head_dim"}});
        if (!has_norm())
            return add("attention", std::string("dot"));
        add("attention", std::string("qk-rms-norm"));
        if (epsilon)
            add("qk_norm_epsilon", *epsilon);
        if (type_.norm == QkNorm::rotated)
            add("qk_norm_order", 2);
        else
            lack({"config.gains", "learned gains of QK-norm (g_q and g_k of a weights_file)"});
    }

    // --- positions

    void read_positions() {
        const auto fraction = rotary_share();
        const Rope rope = rope_parameters();
        const auto local = config_.number("rope_local_base_freq", 2);
        const auto own = rope.object ? rope.object->number("rope_theta", 2) : std::nullopt;
        const auto stated = config_.number("rope_theta", 2);
        const auto rotary = config_.number("rotary_emb_base", 2);
        add("position", "none");
        read_other_positions();
        if (!has_rope())
            return;
        const bool is_local = local && kind_ == LayerKind::window && !rope.is_of_kind;
        const auto base = is_local ? local : own ? own : stated ? stated : rotary;
        if (!rope.object || is_local)
            turn("rope");
        else if (has_latent_keys() && type_of(*rope.object) == "yarn")
            read_latent_yarn(*rope.object);
        else
            read_scaled(*rope.object);
        if (!is_rotary_)
            return;
        if (base)
            add("rope_base", *base);
        if (fraction != 1)
            add("rotary_fraction", fraction);
        if (type_.pairs == Pairs::halves)
            add("rope_pairs", 2);
    }

    /// Reads what types without RoPE have in its place.
    void read_other_positions() {
        const auto embedded = config_.text("position_embedding_type");
        if (type_.positions == ModelPositions::embedded &&
            embedded.value_or("absolute") != "absolute")
            lack("position_embedding_type = " + printable(*embedded));
        if (type_.positions == ModelPositions::biases)
            for (const char* const name :
                 {"relative_attention_num_buckets", "relative_attention_max_distance"})
                config_.pass(name);
    }

    /// Replaces the position scheme "none".
    void turn(const char* scheme) {
        into_.settings.back() = std::string("position=") + scheme;
        is_rotary_ = true;
    }

    double rotary_share() const {
        const auto share = config_.number("partial_rotary_factor"),
                   rotary = config_.number("rotary_pct");
        return share ? *share : rotary.value_or(1);
    }

    /// The object that scales frequencies, and whether it is that of the layer's kind.
    struct Rope {
        std::optional<ConfigObject> object;
        bool is_of_kind = false;
    };

    Rope rope_parameters() const {
        const auto scaling = config_.object("rope_scaling");
        const auto parameters = config_.object("rope_parameters");
        if (!parameters)
            return {scaling};
        const char* const of_kind =
            kind_ == LayerKind::window ? "sliding_attention" : "full_attention";
        if (parameters->has(of_kind))
            return {parameters->object(of_kind), true};
        return {parameters};
    }

    static std::string type_of(const ConfigObject& rope) {
        const auto now = rope.text("rope_type"), before = rope.text("type");
        return now ? *now : before.value_or("default");
    }

    std::int64_t trained_length(const ConfigObject& rope) const {
        const auto inside = rope.count("original_max_position_embeddings"),
                   beside = config_.count("original_max_position_embeddings");
        return inside ? *inside : beside ? *beside : longest();
    }

    std::int64_t longest() const {
        const auto length = config_.count("max_position_embeddings");
        if (!length)
            throw InvalidRequest(Message("config.no-length", "max_position_embeddings is missing"));
        return *length;
    }

    double factor_of(const ConfigObject& rope) const {
        if (const auto factor = rope.number("factor"))
            return *factor;
        throw InvalidRequest(Message("config.no-factor", "the factor of RoPE is missing"));
    }

    /// Reads RoPE whose frequencies are scaled for longer texts.
    void read_scaled(const ConfigObject& rope) {
        const std::string type = type_of(rope);
        for (const char* const name : {"rope_theta", "llama_4_scaling_beta"})
            rope.pass(name);
        if (type == "default") {
            turn("rope");
        } else if (type == "linear") {
            turn("rope-pi");
            add("rope_factor", factor_of(rope));
        } else if (type == "dynamic") {
            turn("rope-ntk-dynamic");
            add("rope_factor", factor_of(rope));
            add("rope_length", static_cast<double>(longest()));
        } else if (type == "llama3") {
            read_llama_3(rope);
        } else if (type == "yarn") {
            read_yarn(rope);
        } else if (type == "longrope" || type == "su") {
            read_longrope(rope);
        } else {
            lack("rope_type = " + printable(type));
        }
        for (const std::string& name : rope.not_asked())
            lack(printable(name));
    }

    void read_llama_3(const ConfigObject& rope) {
        turn("rope-llama-3");
        add("llama_3_factor", factor_of(rope));
        add("llama_3_length", static_cast<double>(trained_length(rope)));
        if (const auto low = rope.number("low_freq_factor"))
            add("llama_3_low", *low);
        if (const auto high = rope.number("high_freq_factor"))
            add("llama_3_high", *high);
    }

    void read_yarn(const ConfigObject& rope) {
        const double factor = factor_of(rope);
        read_yarn_frequencies(rope, factor);
        const auto mscale = rope.number("mscale"), of_all = rope.number("mscale_all_dim");
        if (mscale && of_all && *mscale == *of_all)
            return;  // their ratio multiplies cosines and sines
        if (rope.has("attention_factor") || mscale || of_all)
            lack({"config.yarn-factor", "YaRN's attention_factor or mscale of its own"});
        else
            scale_by("rule=yarn-mscale", "yarn_factor", factor);
    }

    void read_yarn_frequencies(const ConfigObject& rope, double factor) {
        turn("rope-yarn");
        add("rope_factor", factor);
        add("rope_length", static_cast<double>(trained_length(rope)));
        if (rope.number("beta_fast").value_or(32) != 32 ||
            rope.number("beta_slow").value_or(1) != 1)
            lack({"config.yarn-betas", "YaRN's beta_fast and beta_slow other than 32 and 1"});
        if (rope.has("truncate") && !rope.is_true("truncate"))
            lack({"config.yarn-truncate",
                  "YaRN's ramp that is not rounded to whole pairs (truncate = false)"});
    }

    void read_longrope(const ConfigObject& rope) {
        const auto trained = static_cast<double>(trained_length(rope));
        const double factor =
            std::max(rope.number("factor").value_or(static_cast<double>(longest()) / trained), 1.0);
        if (rope.has("short_factor") && rope.has("long_factor")) {
            turn("rope-longrope");
            add("rope_factor", factor);
            add("rope_length", trained);
            return;
        }
        lack({"config.longrope", "LongRoPE's frequencies, of which each has a factor"});
        scale_by("rule=longrope", "longrope_factor", factor);
        scale_.push_back("longrope_length=" + text_of_number(trained));
    }

    /// Reads YaRN of DeepSeek's models, whose factor multiplies all scores, although RoPE turns a
    /// part of each vector only.
    void read_latent_yarn(const ConfigObject& rope) {
        const double factor = factor_of(rope);
        const double of_all = rope.number("mscale_all_dim").value_or(0);
        read_yarn_frequencies(rope, factor);
        scale_by("rule=deepseek-mscale", "deepseek_factor", factor);
        scale_.push_back("deepseek_mscale=" + text_of_number(of_all));
        if (rope.number("mscale").value_or(of_all) != of_all)
            lack({"config.yarn-factor", "YaRN's attention_factor or mscale of its own"});
        for (const std::string& name : rope.not_asked())
            lack(printable(name));
    }

    // --- scale

    void scale_by(const char* rule, const char* parameter, double value) {
        if (!scale_.empty())
            lack({"config.two-scales", "another factor of the scale, %1", {scale_.front()}});
        scale_ = {rule, std::string(parameter) + '=' + text_of_number(value)};
    }

    void read_scale() {
        const auto scalar = config_.number("query_pre_attn_scalar", 1);
        const auto multiplier = config_.number("attention_multiplier");
        read_temperature();
        if (!type_.scale.empty())
            scale_ = {std::string(type_.scale)};
        else if (scalar && type_.key.starts_with("gemma3"))
            scale_by("rule=gemma-3", "gemma_3_scalar", *scalar);
        else if (scalar)
            scale_by("rule=gemma-2", "query_pre_attn_scalar", *scalar);
        else if (multiplier)
            scale_by("rule=attention-multiplier", "attention_multiplier", *multiplier);
        if (scale_.empty())
            scale_ = {"rule=inverse-sqrt-d"};
        std::ranges::move(scale_, std::back_inserter(into_.settings));
    }

    /// Reads scales that grow with the position.
    void read_temperature() {
        const bool is_tuned = config_.is_on("attn_temperature_tuning");
        const auto slope = config_.number("attn_scale");
        const auto floor = config_.count("floor_scale");
        if (is_tuned && slope && floor && !has_rope_by_number()) {
            scale_by("rule=llama-4-temperature", "llama_4_scale", *slope);
            scale_.push_back("llama_4_floor=" + std::to_string(*floor));
        }
        const auto rope = rope_parameters().object;
        const auto beta = rope ? rope->number("llama_4_scaling_beta") : std::nullopt;
        if (type_.key == "ministral3" && beta) {
            scale_by("rule=ministral-3", "ministral_3_beta", *beta);
            scale_.push_back("ministral_3_length=" + std::to_string(trained_length(*rope)));
        }
    }

    // --- mask

    void read_mask() {
        const auto width = config_.count("sliding_window");
        const auto chunk = config_.count("attention_chunk_size");
        const auto longest_text = config_.count("max_position_embeddings");
        const bool hides = width && !(longest_text && *width >= *longest_text);
        if (kind_ == LayerKind::window && hides) {
            add("mask", type_.is_causal ? "causal-window" : "window");
            add("window", static_cast<double>(*width));
        } else if (kind_ == LayerKind::chunk && chunk) {
            add("mask", "chunk");
            add("chunk", static_cast<double>(*chunk));
        } else {
            add("mask", type_.is_causal ? "causal" : "none");
        }
    }

    const ConfigObject& config_;
    const ModelType& type_;
    ModelConfig& into_;
    LayerKind kind_ = LayerKind::full;
    bool is_rotary_ = false;  ///< whether a scheme with RoPE is set
    std::vector<std::string> scale_;
};

}  // namespace

void read_layer(const ConfigObject& config, const ModelType& type, ModelConfig& into) {
    Reading(config, type, into).read();
}

}  // namespace attnscope
