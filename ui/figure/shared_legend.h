#pragma once

#include <vector>

#include "ui/figure/paint.h"

namespace attnscope {

/// A figure's entries in a legend that it shares with other figures.
struct LegendPart {
    SharedFigure figure;
    std::vector<PlacedLabel> labels;
};

/// One legend for several figures, whose labels are placed from the origin on.
struct SharedLegend {
    std::vector<LegendPart> parts;
    double height = 0;
};

/// Returns a legend with rows of that width, each in the middle, in which entries that say and look
/// the same stand once.
SharedLegend sharedLegend(const std::vector<LegendPart>& figures, const Theme& theme, double width);

/// Paints a legend at the origin.
void paintLegend(QPainter& painter, const SharedLegend& legend, const Theme& theme);

}  // namespace attnscope
