#pragma once

#include <stop_token>

#include "core/approximations/approximations.h"
#include "core/figures/figure.h"
#include "core/figures/row_curves.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns a figure's `inputs` together with the fields of `all` for the user's own curves of a
/// quantity (core/scenario/own_curves.h) and the parameters that these curves name.
Scenario with_own_curves(Scenario inputs, const Scenario& all, const RowQuantity& quantity);

/// Adds the user's own curves of a quantity, and marks where each holds beside the figure's first
/// curve, the exact mean. Entropies are in nats. Throws Cancelled; checks `stop` at each of the
/// path's abscissas.
void add_own_curves(Figure& figure, const RowQuantity& quantity, const Scenario& scenario,
                    const RowPath& path, const std::stop_token& stop);

}  // namespace attnscope
