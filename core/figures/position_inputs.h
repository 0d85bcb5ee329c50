#pragma once

#include <optional>

#include "core/attention/positions.h"
#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

// Inputs and rotations shared by the figures of position schemes.

/// The most dimensions that are shown; with more, curves look the same.
inline constexpr std::int64_t most_dimensions_shown = 4096;

/// Returns the inputs of such a figure: the scheme with its parameters; if the scheme rotates
/// pairs, also d, at most most_dimensions_shown, and the variant if it lets only a part of d turn;
/// and n if the frequencies depend on it.
Scenario position_inputs(const Scenario& scenario);

/// Returns the number of components that may turn.
std::int64_t dimensions_to_turn(const Scenario& scenario);

const PositionScheme& position_scheme(const Scenario& scenario);
Message position_label(const Scenario& scenario);

/// Returns the rotation of the Scenario's scheme; nothing if the scheme does not rotate.
std::optional<Rotation> rotation(const Scenario& scenario);
Rotation rope_rotation(const Scenario& scenario);

}  // namespace attnscope
