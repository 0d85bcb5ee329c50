#pragma once

#include "ui/figure/plot_layout.h"

namespace attnscope {

/// Places the tags of curves in a layout whose curves are traced: at the highest point of each or
/// on its flanks, where no curve passes, or else only areas and approximations do. In a layout with
/// a column of labels those go without that it names one by one.
void placeTags(const Figure& figure, bool hasColumn, PlotLayout& layout);

}  // namespace attnscope
