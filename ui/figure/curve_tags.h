#pragma once

#include "ui/figure/plot_layout.h"

namespace attnscope {

/// Places the tags of curves in a layout whose curves are traced and whose legend is set: beside
/// each curve, where no curve passes and no other tag stands, or not at all. A curve goes without
/// that has an entry of its own, so that a name stands once.
void placeTags(const Figure& figure, const PlotFrame& frame, PlotLayout& layout);

/// Whether nothing but its tag says which one a curve is of those that share its entry; of a map's
/// lines the colours do.
bool isToldByTag(const Curve& curve);

/// Whether each such curve has its tag, where it is in view.
bool areAllTold(const Figure& figure, const PlotLayout& layout);

}  // namespace attnscope
