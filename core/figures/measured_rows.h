#pragma once

#include <stop_token>
#include <string_view>

#include "core/figures/figure.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The key of the note that says why no row is measured.
inline constexpr std::string_view no_measured_rows = "note.no-measured-rows";

/// Returns a figure's `inputs` together with the fields of `all` that the attention matrix depends
/// on, if vectors come from files; otherwise `inputs`.
Scenario with_measured_rows(Scenario inputs, const Scenario& all);

/// Adds rows of the Scenario's matrix as points: each row's value of the quantity that the y axis
/// shows, over its own number of keys or its own λ (own_scales()). All rows are added, or rows
/// evenly spread over the matrix if there are more than 2,000 or they have many scores. The y axis
/// is extended to hold them. Over n, also adds the means of the same rows over random directions
/// with the same norms.
///
/// Does nothing if no vectors come from files. A note says how many rows there are, or why there
/// are none; another note says if the rows are not rows of q·k at the rule's λ. Throws Cancelled.
void add_measured_rows(Figure& figure, const Scenario& scenario, const std::stop_token& stop);

}  // namespace attnscope
