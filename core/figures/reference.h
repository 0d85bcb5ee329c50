#pragma once

#include <optional>
#include <stop_token>

#include "core/figures/figures.h"

namespace attnscope {

/// What tells one Scenario from another, for a person: "1/√d, n = 512".
Message difference_text(const Scenario& one, const Scenario& other);

/// The Scenario in the units and colours of `shown`.
Scenario with_display_of(Scenario scenario, const Scenario& shown);

/// The figure with the exact curves of `reference`, the same figure of another Scenario, in grey
/// below its own, as far as they are others; `name` tells that one.
Figure with_reference(Figure figure, const Figure& reference, const Message& name);

/// What the figure of `reference` depends on, with the display of `scenario`; none where the figure
/// of `scenario` depends on the same, so that the reference adds nothing to it.
std::optional<Scenario> reference_inputs(const FigureEntry& entry, const Scenario& scenario,
                                         const Scenario& reference);

/// FigureEntry::compute() of the Scenario, with the one of `reference` in grey where it differs.
Figure compute_over(const FigureEntry& entry, const Scenario& scenario, const Scenario& reference,
                    Detail detail, const std::stop_token& stop);

}  // namespace attnscope
