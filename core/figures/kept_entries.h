#pragma once

#include "core/figures/figure.h"

namespace attnscope {

/// Whether two figures are the same one over the same axes, whatever their values.
bool has_same_axes(const Figure& a, const Figure& b);

/// Gives a figure whose simulation is still to come an entry, without values, for each curve and
/// band that was simulated in an earlier one, so that the legend stays as it is.
void keep_entries(const Figure& earlier, Figure& figure);

}  // namespace attnscope
