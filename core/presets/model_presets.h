#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/presets/presets.h"

namespace attnscope {

/// A head of one kind of layer of a published model. Its settings follow from the model's
/// configuration (core/models/published_configs.h).
struct ModelPreset {
    std::string_view key, label, group, meaning;
    std::string_view model;  ///< of the configuration
    std::int64_t layer;      ///< the first of its kind
    std::int64_t n;
};

/// One preset for each configuration and kind of layer. Phi-3.5 has none: LongRoPE's factors are
/// read from a file.
std::span<const ModelPreset> model_presets();

Preset preset_of(const ModelPreset& model);

}  // namespace attnscope
