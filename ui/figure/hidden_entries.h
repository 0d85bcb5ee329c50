#pragma once

#include <string>

#include "core/figures/figure.h"
#include "ui/figure/plot_layout.h"
#include "ui/model/session.h"

namespace attnscope {

/// Returns the key of what a label names.
std::string entryKey(const Figure& figure, const PlacedLabel& label);

/// Returns the words, each replaced by the key of the figure's entry that it means (entry_meant()),
/// or unchanged if it means none.
HiddenEntries keyed(const HiddenEntries& words, const Figure& figure);

/// Returns the figure with the curves, bands and points of these keys empty: their entries stay in
/// the legend, but there is nothing to draw or read.
Figure emptied(Figure figure, const HiddenEntries& keys);

/// Returns the figure's notes without those that speak only of entries that these words mean
/// (keyed()) or that the figure does not have.
std::vector<Message> notesWithout(const Figure& figure, const HiddenEntries& words);

/// Returns the figure without the curves, bands and points that these words mean (keyed()), and
/// without notes on these alone.
Figure without(Figure figure, const HiddenEntries& words);

}  // namespace attnscope
