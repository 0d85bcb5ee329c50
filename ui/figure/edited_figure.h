#pragma once

#include <map>
#include <string>
#include <vector>

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

/// An entry that has a colour of its own, unlike a band or a point that has the colour of its
/// curve.
struct ColoredEntry {
    std::string key;
    bool isOfMarks = false;  ///< whether it is drawn as marks, not as a line

    bool operator==(const ColoredEntry&) const = default;
};

/// Returns the entries that have a colour of their own, in the order of the legend.
std::vector<ColoredEntry> coloredEntries(const Figure& figure,
                                         const std::vector<std::string>& order);

/// Returns the colours that a set (line_looks.h) gives to entries, by their keys: one after the
/// other. Marks, which show less of a colour than a line does, change places with the line before
/// them where they would be pale.
std::map<std::string, std::string> colorsFrom(const std::string& set,
                                              std::vector<ColoredEntry> entries);

/// Returns the keys of the figure's entries in the order of its legend.
std::vector<std::string> entryKeys(const Figure& figure, const std::vector<std::string>& order);

}  // namespace attnscope
