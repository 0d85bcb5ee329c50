#pragma once

#include "core/models/config_object.h"
#include "core/models/model_config.h"
#include "core/models/model_types.h"

namespace attnscope {

/// Adds the settings of the layer `into.layer`, and what none of them shows. Throws InvalidRequest.
void read_layer(const ConfigObject& config, const ModelType& type, ModelConfig& into);

}  // namespace attnscope
