#pragma once

#include <QSizeF>

#include "ui/model/step.h"

namespace attnscope {

/// Returns where the views of a step stand in `room` (in pixels) at this magnification: a matrix is
/// as tall as it can be, and a view beside it has the rest, but no less than it needs to be read.
BoardLayout boardOf(const Step& step, QSizeF room, double magnification);

}  // namespace attnscope
