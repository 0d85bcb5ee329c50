#pragma once

#include <QSizeF>

#include "ui/model/step.h"

namespace attnscope {

/// Returns the layout of a step's views in `room` (pixels) at this magnification. If a matrix is
/// beside another kind of view, the matrix is wide enough to be as tall as `room` lets it be, but
/// takes no less than half the width and leaves the other view at least 36 %. All other steps are
/// laid out as by boardOf(step).
BoardLayout boardOf(const Step& step, QSizeF room, double magnification);

}  // namespace attnscope
