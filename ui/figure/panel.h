#pragma once

#include <QString>

namespace attnscope {

/// The space from the borders of a picture to its plot.
struct PlotMargins {
    double left = 0, top = 0, right = 0, bottom = 0;

    bool operator==(const PlotMargins&) const = default;
};

/// What an exported figure is told that is one of several panels of a picture.
struct Panel {
    QString letter{};  ///< stands before the title; empty: none
    bool isBold = false;
    bool hasLegend = true;  ///< otherwise the picture has one for all panels
    /// The caption has the room that its letters take. Without it their ends are cut, as they are
    /// in files that were written before, which are made again to the same bytes.
    bool isCaptionWhole = false;
    PlotMargins margins{};  ///< at least, so that plots line up

    bool operator==(const Panel&) const = default;
};

/// How many times as large as small text a bold letter is.
inline constexpr double boldLetterScale = 8.0 / 7;

}  // namespace attnscope
