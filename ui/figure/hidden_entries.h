#pragma once

#include <string>

#include "core/figures/figure.h"
#include "ui/figure/plot_layout.h"
#include "ui/model/session.h"

namespace attnscope {

/// Returns the key of what a label names.
std::string entryKey(const Figure& figure, const PlacedLabel& label);

/// Returns the words with keys in place of those that mean an entry of the figure, the others as
/// they are.
HiddenEntries keyed(const HiddenEntries& words, const Figure& figure);

/// Returns the figure with entries for what is hidden, but with nothing of it to draw or to read.
Figure emptied(Figure figure, const HiddenEntries& keys);

/// Returns the figure without what is hidden, which is given by keys or other words.
Figure without(Figure figure, const HiddenEntries& words);

}  // namespace attnscope
