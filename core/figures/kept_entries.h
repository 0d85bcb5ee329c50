#pragma once

#include "core/figures/figure.h"

namespace attnscope {

/// Whether two figures have the same id and the same axes, whatever their values.
bool has_same_axes(const Figure& a, const Figure& b);

/// Adds empty curves and bands to a figure whose simulation is still to come: one for each
/// simulated or measured curve and each band of an earlier figure. The legend then stays as it is.
void keep_entries(const Figure& earlier, Figure& figure);

}  // namespace attnscope
