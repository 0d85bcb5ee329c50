#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// A head of the literature: what differs from the default Scenario, and where that stands.
struct Preset {
    std::string_view key, label;
    std::string_view source;            ///< who, what, and where in it
    std::vector<std::string> settings;  ///< KEY=VALUE
};

std::span<const Preset> presets();

Message label_of(const Preset& preset);
Message source_of(const Preset& preset);

/// Another Scenario, shown as the present one is: units and colours stay.
Scenario shown_as(const Scenario& present, Scenario other);

}  // namespace attnscope
