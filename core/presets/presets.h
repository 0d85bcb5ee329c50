#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// A head of the literature: its differences from the default Scenario, and their source.
struct Preset {
    std::string_view key, label, meaning;
    std::string_view source;            ///< author, work, and the place in it
    std::vector<std::string> settings;  ///< KEY=VALUE
};

std::span<const Preset> presets();

Message label_of(const Preset& preset);
Message source_of(const Preset& preset);

/// Returns another Scenario with the display settings of the present one, such as units and
/// colours.
Scenario shown_as(const Scenario& present, Scenario other);

}  // namespace attnscope
