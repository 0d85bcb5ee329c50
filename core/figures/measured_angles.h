#pragma once

#include <stop_token>

#include "core/figures/figure.h"
#include "core/scenario/scenario.h"
#include "core/special/angle_unit.h"

namespace attnscope {

/// Returns the inputs of a figure, with those of queries and keys if they are the user's own.
Scenario with_own_vectors(Scenario inputs, const Scenario& all);

/// Adds the histogram of the angles between the Scenario's own queries and keys, as they are before
/// any position scheme, and a note with their norms; up to 200,000 pairs, drawn evenly from all.
/// The axes are extended to hold it. Does nothing if the vectors are not the user's own; a note
/// says why there is no histogram. Throws Cancelled.
void add_measured_angles(Figure& figure, const Scenario& scenario, const AngleUnit& unit,
                         const std::stop_token& stop);

}  // namespace attnscope
