#pragma once

#include <stop_token>
#include <vector>

#include "core/fields/comparison.h"
#include "core/figures/figures.h"

namespace attnscope {

/// Returns the inputs of the figure at each value of the family; none if these are all the same, so
/// that the figure does not read the field, or if there is no family.
std::vector<Scenario> member_inputs(const FigureEntry& entry, const Scenario& scenario,
                                    const Family& family);

/// Returns the figure with its exact curve at each value of the family, of kind CurveKind::family,
/// whose `inputs`, which member_inputs() returns, must not be empty, in place of all that belongs
/// to one value alone: only what the figures of all values have in common stays. Its axes hold
/// those of all values. A figure whose curves have no common axes, that is a map or a table, or
/// whose exact curve does not change is that of the Scenario, with a note that says so. Throws what
/// FigureEntry::compute() throws.
Figure family_figure(const FigureEntry& entry, const Scenario& scenario, const Family& family,
                     const std::vector<Scenario>& inputs, Detail detail,
                     const std::stop_token& stop);

/// Whether the figure is drawn for the values of a family.
bool has_family_curves(const Figure& figure);

/// Whether the figure's x axis is the one that a figure over the family would have now.
bool has_axis_of(const FigureEntry& entry, const Figure& figure, const Scenario& scenario,
                 const Family& family);

}  // namespace attnscope
