#pragma once

#include <vector>

#include "core/figures/figure.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The λ axis of a figure: from far below 1/√d to far beyond freezing, a function of n, d and the
/// model alone; longer if the marker, the Scenario's own λ, would lie outside.
Axis scale_axis(const Scenario& scenario, double marker);

/// Returns the abscissas of a curve over the λ axis, including the marker.
std::vector<double> scale_grid(const Scenario& scenario, const Axis& axis, double marker);

/// Returns the λ that are simulated on the axis: a function of the axis and their number alone.
std::vector<double> simulated_scales(const Axis& axis, std::size_t count);

}  // namespace attnscope
