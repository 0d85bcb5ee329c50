#pragma once

#include <optional>

#include "core/attention/positions.h"
#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

// Inputs and rotations shared by the figures of position schemes.

/// The most dimensions that are shown; with more, curves look the same.
inline constexpr std::int64_t most_dimensions_shown = 4096;

/// Returns the inputs of such a figure: the scheme with its parameters, d if it turns pairs, n if
/// their frequencies follow from it.
Scenario position_inputs(const Scenario& scenario);

const PositionScheme& position_scheme(const Scenario& scenario);
Message position_label(const Scenario& scenario);

/// The rotation of the Scenario's scheme, if it has one, and that of RoPE, with the scheme's base
/// if it has one.
std::optional<Rotation> rotation(const Scenario& scenario);
Rotation rope_rotation(const Scenario& scenario);

}  // namespace attnscope
