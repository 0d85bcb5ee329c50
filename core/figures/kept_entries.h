#pragma once

#include "core/figures/figure.h"

namespace attnscope {

/// Whether two figures are the same one over the same axes, whatever their values.
bool has_same_axes(const Figure& a, const Figure& b);

/// Adds curves and bands without values to a figure whose simulation is still to come, one for each
/// that was simulated in an earlier figure, so that the legend stays as it is.
void keep_entries(const Figure& earlier, Figure& figure);

}  // namespace attnscope
