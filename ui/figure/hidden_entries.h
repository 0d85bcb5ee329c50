#pragma once

#include <string>

#include "core/figures/figure.h"
#include "ui/figure/plot_layout.h"
#include "ui/session/session.h"

namespace attnscope {

/// The key of what a label names.
std::string entryKey(const Figure& figure, const PlacedLabel& label);

/// By their keys those that the figure has; the others as they are.
HiddenEntries keyed(const HiddenEntries& hidden, const Figure& figure);

/// The figure with entries for what is hidden, but nothing to draw or to read of it.
Figure emptied(Figure figure, const HiddenEntries& hidden);

/// The figure without what is hidden.
Figure without(Figure figure, const HiddenEntries& hidden);

}  // namespace attnscope
