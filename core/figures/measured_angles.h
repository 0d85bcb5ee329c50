#pragma once

#include <stop_token>

#include "core/figures/figure.h"
#include "core/scenario/scenario.h"
#include "core/special/angle_unit.h"

namespace attnscope {

/// Returns a figure's `inputs` together with the fields of `all` that queries and keys depend on,
/// if vectors come from files; otherwise `inputs`.
Scenario with_own_vectors(Scenario inputs, const Scenario& all);

/// Adds the histogram of the angles between the user's own queries and keys, before any position
/// scheme, and a note with their norms. Up to 200,000 pairs count; if there are more, as many are
/// drawn at random. The axes are extended to hold the histogram. Does nothing if no vectors come
/// from files; if they cannot be used, adds a note that says why. Throws Cancelled.
void add_measured_angles(Figure& figure, const Scenario& scenario, const AngleUnit& unit,
                         const std::stop_token& stop);

}  // namespace attnscope
