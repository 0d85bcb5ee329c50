#pragma once

#include <string>

#include "core/figures/figure.h"
#include "ui/figure/plot_layout.h"
#include "ui/session/session.h"

namespace attnscope {

/// The name of what a label names; curves that share an entry share a name.
std::string entryName(const Figure& figure, const PlacedLabel& label);

/// The figure with entries for what is hidden, but nothing to draw or to read of it.
Figure emptied(Figure figure, const HiddenEntries& hidden);

/// The figure without what is hidden.
Figure without(Figure figure, const HiddenEntries& hidden);

}  // namespace attnscope
