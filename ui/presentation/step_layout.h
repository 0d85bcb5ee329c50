#pragma once

#include <QSizeF>

#include "ui/model/step.h"

namespace attnscope {

/// Where the views of a step stand in so much room, in pixels of that magnification: a matrix is as
/// tall as it can be, and what is beside it has the rest, but no less than it can be read in.
BoardLayout boardOf(const Step& step, QSizeF room, double magnification);

}  // namespace attnscope
