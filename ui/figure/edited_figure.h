#pragma once

#include "core/figures/figure.h"
#include "ui/model/figure_edits.h"

namespace attnscope {

/// Returns the figure with the texts and the looks of curves as a person has edited them; what
/// stands on its axes (PlotEdits) is for the layout. Widths in points become pixels.
Figure edited(Figure figure, const FigureEdits& edits, double pixelsPerPoint);

/// Returns the figure with the names of curves as they were typed, for a table of numbers. Curves
/// that share a name in the legend keep those that tell them apart.
Figure renamed(Figure figure, const FigureEdits& edits);

/// Throws InvalidRequest if the axes cannot show what a person wants on them: too many ticks, or a
/// place that a logarithmic axis does not have.
void check(const Figure& figure, const PlotEdits& edits);

/// Returns the keys of the figure's entries in the order of its legend.
std::vector<std::string> entryKeys(const Figure& figure, const std::vector<std::string>& order);

}  // namespace attnscope
