#pragma once

#include "ui/figure/plot_layout.h"

namespace attnscope {

/// Places the tags of curves in a layout whose curves are traced and whose legend is placed. A tag
/// is put beside its curve where no curve passes and no other tag is, or is left out if there is no
/// such place. A curve that has an entry of its own in the legend gets no tag, so that its name
/// appears once.
void placeTags(const Figure& figure, const PlotFrame& frame, PlotLayout& layout);

/// Whether only its tag tells a curve from others that share its entry of the legend. The lines of
/// a map do not count: their colours tell them apart.
bool isToldByTag(const Curve& curve);

/// Whether each curve that only its tag tells apart has its tag, if it is in view.
bool areAllTold(const Figure& figure, const PlotLayout& layout);

}  // namespace attnscope
