#pragma once

#include <stop_token>

#include "core/figures/figure.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The inputs of a figure, with those of the attention matrix where its rows are shown too.
Scenario with_measured_rows(Scenario inputs, const Scenario& all);

/// Adds the rows of the Scenario's matrix, evenly spread over it where there are more than 2,000 or
/// their scores are many, as points of the quantity that the y axis shows, over each row's own
/// number of keys or its own λ (own_scales()); the y axis reaches as far as they do. Over n beside
/// them what the same rows have in the mean over random directions with the same norms. Does
/// nothing where the vectors are not a person's own. A note says how many rows they are, or why
/// there are none; another where the rows are none of q·k at the rule's λ. Throws Cancelled.
void add_measured_rows(Figure& figure, const Scenario& scenario, const std::stop_token& stop);

}  // namespace attnscope
