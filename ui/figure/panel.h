#pragma once

#include <QString>

namespace attnscope {

/// The space from the borders of a picture to its plot.
struct PlotMargins {
    double left = 0, top = 0, right = 0, bottom = 0;

    bool operator==(const PlotMargins&) const = default;
};

/// What an exported figure needs to know if it is one of several panels of a picture.
struct Panel {
    QString letter{};  ///< stands before the title; empty: none
    bool isBold = false;
    bool hasLegend = true;  ///< false if the picture has one legend for all panels
    /// Whether the caption has all the height that its letters need. If false, letters are cut off
    /// at top and bottom: older files were made so, and are made again with the same bytes.
    bool isCaptionWhole = false;
    PlotMargins margins{};  ///< least margins, so that the panels' plots line up

    bool operator==(const Panel&) const = default;
};

/// How many times as large as small text a bold letter is.
inline constexpr double boldLetterScale = 8.0 / 7;

}  // namespace attnscope
