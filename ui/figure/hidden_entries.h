#pragma once

#include <string>

#include "core/figures/figure.h"
#include "ui/figure/plot_layout.h"
#include "ui/model/session.h"

namespace attnscope {

/// The key of what a label names.
std::string entryKey(const Figure& figure, const PlacedLabel& label);

/// Keys in place of words that mean an entry of the figure; other words as they are.
HiddenEntries keyed(const HiddenEntries& words, const Figure& figure);

/// The figure with entries for what is hidden, but nothing to draw or to read of it.
Figure emptied(Figure figure, const HiddenEntries& keys);

/// The figure without what is hidden, by keys or other words.
Figure without(Figure figure, const HiddenEntries& words);

}  // namespace attnscope
