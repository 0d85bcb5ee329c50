#pragma once

#include <stop_token>

#include "core/figures/figure.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns the inputs of a figure, with those of the attention matrix if its rows are shown, too.
Scenario with_measured_rows(Scenario inputs, const Scenario& all);

/// Adds the rows of the Scenario's matrix, evenly spread over it if there are more than 2,000 or
/// their scores are many, as points of the quantity that the y axis shows, over each row's own
/// number of keys or its own λ (own_scales()); the y axis is extended to hold them. Over n, also
/// adds the means of the same rows over random directions with the same norms. Does nothing if the
/// vectors are not the user's own. A note says how many rows there are, or why there are none;
/// another says if the rows are not those of q·k at the rule's λ. Throws Cancelled.
void add_measured_rows(Figure& figure, const Scenario& scenario, const std::stop_token& stop);

}  // namespace attnscope
