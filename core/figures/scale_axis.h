#pragma once

#include <vector>

#include "core/figures/figure.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The λ axis of a figure: from far below 1/√d to far beyond freezing, a function of n, d and the
/// model alone; longer where the marker, the Scenario's own λ, would lie outside.
Axis scale_axis(const Scenario& scenario, double marker);

/// Abscissas of a curve over that axis, the marker among them.
std::vector<double> scale_grid(const Scenario& scenario, const Axis& axis, double marker);

/// The λ that are simulated on that axis: a function of the axis alone.
std::vector<double> simulated_scales(const Axis& axis, std::size_t count);

}  // namespace attnscope
