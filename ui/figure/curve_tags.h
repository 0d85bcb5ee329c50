#pragma once

#include "ui/figure/plot_layout.h"

namespace attnscope {

/// Places the tags of curves in a layout whose curves are traced: at the highest point of each or
/// on its flanks, where no curve passes, or else only areas and approximations do.
void placeTags(const Figure& figure, PlotLayout& layout);

}  // namespace attnscope
