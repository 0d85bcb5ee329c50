#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// Settings "key=value" in which no model's configuration is named any more.
struct ModelSettings {
    std::vector<std::string> settings;
    Message note;  ///< what the configuration says (model_config_note()); empty if there was none
};

/// Returns the settings of a config.json (core/models/model_config.h) for a Scenario: those of this
/// layer or, if it is not given, of the layer whose tensors the Scenario reads, else of layer 0.
/// Left out is what `own` keys decide (a choice with all its parameters, or one number), what a
/// captured file states, and the dimension of vectors that are read from files. Throws FileError.
ModelSettings settings_by_config(const std::string& path, const Scenario& scenario,
                                 std::optional<std::int64_t> layer = {},
                                 const std::vector<std::string>& own = {});

/// Replaces "model_config=FILE", and "model_layer=NUMBER" if it is there, by settings_by_config()
/// for what the other settings say. Throws InvalidRequest if one of the two is given twice or the
/// layer without a configuration; FileError for a bad file.
ModelSettings with_model_config(const std::vector<std::string>& settings);

/// Returns the Scenario with these settings. The other parameters of the choices that they make
/// have their defaults, so that nothing is left of an earlier configuration.
Scenario following_config(Scenario scenario, const std::vector<std::string>& settings);

}  // namespace attnscope
