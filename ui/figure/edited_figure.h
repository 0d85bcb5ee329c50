#pragma once

#include "core/figures/figure.h"
#include "ui/model/figure_edits.h"

namespace attnscope {

/// Returns the figure with the user's texts, and with the colours, dashes and widths that the user
/// gave to curves. PlotEdits are left to the layout. Widths in points become pixels.
Figure edited(Figure figure, const FigureEdits& edits, double pixelsPerPoint);

/// Returns the figure with the names of curves as the user typed them, for a table of numbers. Of
/// curves that share an entry of the legend, only the entry is renamed: the names that tell these
/// curves apart stay.
Figure renamed(Figure figure, const FigureEdits& edits);

/// Checks that the axes can show their range and the user's edits. Throws InvalidRequest if there
/// would be too many ticks, or if a place or an end of the range is not positive on a logarithmic
/// axis.
void check(const Figure& figure, const PlotEdits& edits);

/// Returns the keys of the figure's entries in the order of its legend.
std::vector<std::string> entryKeys(const Figure& figure, const std::vector<std::string>& order);

}  // namespace attnscope
