#pragma once

#include "ui/handout/handout_content.h"
#include "ui/views/exported_view.h"

namespace attnscope {

/// A figure that can be painted.
struct PaintedFigure {
    QString caption;
    Look look;
    About about;  ///< for its file figureName()
    Paint paint;

    /// The size on a page, in device-independent pixels.
    QSizeF size() const { return pointsOf(look) * 96 / 72; }
};

/// Returns the name of a figure's file, by its place.
std::string figureName(std::size_t place);

/// Computes a figure of a handout; one that cannot be made says why. Throws Cancelled, and for too
/// little memory.
PaintedFigure painted(const HandoutFigure& figure, std::size_t place, const Work& work);

}  // namespace attnscope
