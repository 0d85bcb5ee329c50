#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/message.h"

namespace attnscope {

/// What a model's config.json, as Hugging Face's models have it, says of the attention of one
/// layer.
struct ModelConfig {
    std::string type;  ///< the member model_type
    std::int64_t layer = 0;
    std::int64_t layers = 0;            ///< 0 if the file does not say it, as the two below
    std::int64_t heads = 0;             ///< of the queries
    std::int64_t key_heads = 0;         ///< fewer in grouped-query attention
    std::vector<std::string> settings;  ///< "key=value", for fields of a Scenario
    std::vector<Message> not_shown;     ///< what concerns attention and no setting says

    bool operator==(const ModelConfig&) const = default;
};

/// The settings that choose a configuration on a command line, though they are no fields.
inline constexpr std::string_view model_config_key = "model_config",
                                  model_layer_key = "model_layer";

/// Reads the text of a config.json, or the part text_config of one that has it.
/// A type of model that is not in model_types() gives no settings but those of d. Throws
/// InvalidRequest if the text is no such file, or if a member is of another kind or out of range.
ModelConfig read_model_config(const std::string& text, std::int64_t layer = 0);

/// Reads the file. Throws FileError, which names the file and the fault.
ModelConfig model_config_in(const std::string& path, std::int64_t layer = 0);

/// Whether a file is meant as a model's configuration: it is called config.json, or is a JSON
/// object with a model_type.
bool is_model_config(const std::string& path);

/// Returns a sentence without its full stop: the model and its layer, the settings, what is not
/// shown.
Message model_config_note(const ModelConfig& config);

}  // namespace attnscope
