#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/attention/rotation.h"
#include "core/text/message.h"

namespace attnscope {

/// How a type of model tells positions apart.
enum class ModelPositions {
    rotary,   ///< by RoPE
    biases,   ///< by biases on the scores, which ModelType::lacks names
    embedded  ///< by what is added to the tokens; attention itself does not see them
};

/// How a type of model normalises queries and keys.
enum class QkNorm {
    none,
    per_head,  ///< over the components of a head, with learned gains, before the rotation
    rotated    ///< over those of a head, without gains, after the rotation; in layers with RoPE, if
               ///< the configuration has use_qk_norm
};

/// Which layers have a window if the configuration does not list the kinds of its layers.
struct WindowLayers {
    std::int64_t full_every = 0;        ///< each such layer sees all keys; 0: all have a window
    const char* flag = nullptr;         ///< without this member, no layer has one
    const char* first_layer = nullptr;  ///< the member that says which layer is the first
};

/// What the code of a type of model decides about its attention, as far as config.json leaves it
/// open.
struct ModelType {
    std::string_view key;     ///< the member model_type
    std::string_view source;  ///< github.com/huggingface/transformers unless it says otherwise
    bool is_causal = true;
    ModelPositions positions = ModelPositions::rotary;
    Pairs pairs = Pairs::halves;
    QkNorm norm = QkNorm::none;
    WindowLayers windows = {};
    std::int64_t nope_every = 0;        ///< each such layer has no RoPE; 0: all have it
    bool rope_in_windows_only = false;  ///< whether layers without a window have no RoPE
    std::string_view scale = {};        ///< the setting of a scale that follows from no member
    /// JSON of members that a file may leave out because the code has a default of its own.
    std::string_view defaults = "{}";
    /// Members without which the code has a value that this table does not know.
    std::vector<const char*> needs = {};
    std::vector<Message> lacks = {};  ///< what no field of a Scenario describes
};

std::span<const ModelType> model_types();

/// Returns the type; null if it is not known.
const ModelType* model_type(std::string_view key);

}  // namespace attnscope
