#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// An attention head of the literature: its settings that differ from the default Scenario, and its
/// source.
struct Preset {
    std::string_view key, label, meaning;
    std::string_view source;            ///< author, work, and the place in it
    std::vector<std::string> settings;  ///< KEY=VALUE
};

std::span<const Preset> presets();

Message label_of(const Preset& preset);
Message source_of(const Preset& preset);

/// Returns `other` with the display settings of `present`, such as units and colours.
Scenario shown_as(const Scenario& present, Scenario other);

}  // namespace attnscope
