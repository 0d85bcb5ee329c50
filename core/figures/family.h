#pragma once

#include <stop_token>
#include <vector>

#include "core/fields/comparison.h"
#include "core/figures/figures.h"

namespace attnscope {

/// Returns the figure's inputs at each value of the family. Returns none if there is no family, or
/// if all inputs are the same because the figure does not read the field.
std::vector<Scenario> member_inputs(const FigureEntry& entry, const Scenario& scenario,
                                    const Family& family);

/// Returns the figure with its exact curve at each value of the family; these curves have the kind
/// CurveKind::family. Of everything else, only what the figures of all values have in common stays.
/// The axes contain the axes of all these figures. `inputs`, from member_inputs(), must not be
/// empty.
///
/// Returns the Scenario's own figure, with a note that says so, if curves of several values have no
/// common axes, as in a map or a table, or if no exact curve changes with the field. Throws what
/// FigureEntry::compute() throws.
Figure family_figure(const FigureEntry& entry, const Scenario& scenario, const Family& family,
                     const std::vector<Scenario>& inputs, Detail detail,
                     const std::stop_token& stop);

/// Whether the figure shows curves for the values of a family.
bool has_family_curves(const Figure& figure);

/// Whether the figure's x axis is the one that a newly computed figure over the family would have.
bool has_axis_of(const FigureEntry& entry, const Figure& figure, const Scenario& scenario,
                 const Family& family);

}  // namespace attnscope
