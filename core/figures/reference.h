#pragma once

#include <optional>
#include <stop_token>

#include "core/figures/figures.h"

namespace attnscope {

/// Describes the difference of one Scenario from another for people to read: "1/√d, n = 512".
Message difference_text(const Scenario& one, const Scenario& other);

/// Returns the Scenario with the display settings of `shown`, such as units and colours.
Scenario with_display_of(Scenario scenario, const Scenario& shown);

/// Returns the figure with those exact curves of `reference`, the same figure of another Scenario,
/// that differ from its own, in grey below them; `name` is the name of the other Scenario.
Figure with_reference(Figure figure, const Figure& reference, const Message& name);

/// Returns the inputs of the figure of `reference`, with the display of `scenario`; nothing if the
/// figure of `scenario` has the same inputs, so that the reference adds nothing to it.
std::optional<Scenario> reference_inputs(const FigureEntry& entry, const Scenario& scenario,
                                         const Scenario& reference);

/// Returns FigureEntry::compute() of the Scenario, with that of `reference` in grey where it
/// differs.
Figure compute_over(const FigureEntry& entry, const Scenario& scenario, const Scenario& reference,
                    Detail detail, const std::stop_token& stop);

}  // namespace attnscope
