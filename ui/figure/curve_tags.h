#pragma once

#include "ui/figure/plot_layout.h"

namespace attnscope {

/// Places the tags of curves in a layout whose curves are traced and whose legend is set: beside
/// each curve, where no curve passes and no other tag stands, or not at all. A curve that has an
/// entry of its own goes without, so that a name stands once.
void placeTags(const Figure& figure, const PlotFrame& frame, PlotLayout& layout);

/// Whether only its tag tells a curve from others that share its entry; a map's lines are told by
/// their colours.
bool isToldByTag(const Curve& curve);

/// Whether each curve that is told by its tag has one, if it is in view.
bool areAllTold(const Figure& figure, const PlotLayout& layout);

}  // namespace attnscope
