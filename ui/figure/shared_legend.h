#pragma once

#include <vector>

#include "ui/figure/paint.h"

namespace attnscope {

/// A figure's entries in a legend that it shares with other figures.
struct LegendPart {
    SharedFigure figure;
    std::vector<PlacedLabel> labels;
};

/// One legend for several figures, placed with its top left corner at the origin.
struct SharedLegend {
    std::vector<LegendPart> parts;
    double height = 0;
};

/// Returns a legend with centred rows of that width. Entries with the same text and the same sample
/// appear once, whatever figures they are from.
SharedLegend sharedLegend(const std::vector<LegendPart>& figures, const Theme& theme, double width);

/// Paints a legend with its top left corner at the origin.
void paintLegend(QPainter& painter, const SharedLegend& legend, const Theme& theme);

}  // namespace attnscope
