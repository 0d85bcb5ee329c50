#pragma once

#include "core/figures/figure.h"

namespace attnscope {

/// Whether two are the same figure over the same axes, at whatever values.
bool has_same_axes(const Figure& a, const Figure& b);

/// Gives a figure whose simulation is still to come an entry, without values, for each curve and
/// band that an earlier one simulated, so that its legend stays as it is.
void keep_entries(const Figure& earlier, Figure& figure);

}  // namespace attnscope
