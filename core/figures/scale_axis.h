#pragma once

#include <vector>

#include "core/figures/figure.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns the λ axis of a figure: from far below 1/√d to far beyond freezing. It depends on n, d
/// and the model alone, unless the marker, the Scenario's own λ, would lie outside: then it is
/// longer.
Axis scale_axis(const Scenario& scenario, double marker);

/// Returns the abscissas of a curve over the λ axis, including the marker.
std::vector<double> scale_grid(const Scenario& scenario, const Axis& axis, double marker);

/// Adds the note "Rows of 512 keys at d = 64; score model: sphere."
void note_rows_and_model(Figure& figure, const Scenario& scenario);

/// Returns the `count` values of λ at which rows are simulated. They depend on the axis and `count`
/// alone.
std::vector<double> simulated_scales(const Axis& axis, std::size_t count);

}  // namespace attnscope
