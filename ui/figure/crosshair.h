#pragma once

#include "ui/figure/paint.h"

namespace attnscope {

/// A thin line at an abscissa with a dot on each curve.
void paintCrosshair(QPainter& painter, const PlotPicture& picture, double x);

}  // namespace attnscope
