#pragma once

#include <stop_token>

#include "core/approximations/approximations.h"
#include "core/figures/figure.h"
#include "core/figures/row_curves.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns the inputs of a figure with the curves of one's own for a quantity
/// (core/scenario/own_curves.h) and the parameters that these name.
Scenario with_own_curves(Scenario inputs, const Scenario& all, const RowQuantity& quantity);

/// Adds the curves of one's own for a quantity, and marks where each of them holds beside the
/// figure's first curve, the exact mean. Entropies are in nats. Throws Cancelled, which it looks
/// for at each of the path's abscissas.
void add_own_curves(Figure& figure, const RowQuantity& quantity, const Scenario& scenario,
                    const RowPath& path, const std::stop_token& stop);

}  // namespace attnscope
