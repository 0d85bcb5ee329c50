#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// An attention head of the literature or of a published model: its settings that differ from the
/// default Scenario, and its source.
struct Preset {
    std::string_view key, label, meaning;
    std::string source;                 ///< author, work, and the place in it
    std::vector<std::string> settings;  ///< KEY=VALUE
    std::string_view group = {};  ///< the family of a published model; empty for a paper's head
};

/// Returns the presets of papers, and then those of model_presets(), group by group.
std::span<const Preset> presets();

Message label_of(const Preset& preset);
Message source_of(const Preset& preset);
Message group_of(const Preset& preset);

/// Returns `other` with the display settings of `present`, such as units and colours.
Scenario shown_as(const Scenario& present, Scenario other);

}  // namespace attnscope
