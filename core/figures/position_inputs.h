#pragma once

#include <optional>

#include "core/attention/positions.h"
#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

// Inputs and rotations shared by the figures of position schemes.

/// The most dimensions that are shown; with more, curves look the same.
inline constexpr std::int64_t most_dimensions_shown = 4096;

/// The farthest distance that is shown.
inline constexpr double farthest_key = 131072;

/// Returns the inputs of such a figure: the scheme with its parameters and what decides its other
/// numbers; d if the scheme depends on it, at most most_dimensions_shown if it rotates pairs; the
/// variant if it scores or turns only a part of d; and n if the scheme depends on it, at most
/// farthest_key for a bias of pairs.
Scenario position_inputs(const Scenario& scenario);

/// Returns the number of components that a score is made of.
std::int64_t scored_dimensions(const Scenario& scenario);

/// Returns the number of components that may turn.
std::int64_t dimensions_to_turn(const Scenario& scenario);

const PositionScheme& position_scheme(const Scenario& scenario);
Message position_label(const Scenario& scenario);

/// Returns the rotation of the Scenario's scheme; nothing if the scheme does not rotate. Throws
/// FileError.
std::optional<Rotation> rotation(const Scenario& scenario);
Rotation rope_rotation(const Scenario& scenario);

}  // namespace attnscope
