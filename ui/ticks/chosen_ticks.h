#pragma once

#include "ui/model/axis_map.h"
#include "ui/ticks/ticks.h"

namespace attnscope {

/// The most ticks that a chosen step may make.
inline constexpr int mostChosenTicks = 100;

/// Returns how many ticks a step makes in a range of an axis: multiples of the step or, on a
/// logarithmic axis, powers of it; infinite if the step cannot be a factor.
double countOfTicks(const Axis& axis, const Range& range, double step);

/// Returns the ticks of a step, if there are at most mostChosenTicks.
Ticks ticksAtStep(const Axis& axis, const Range& range, double step);

/// Returns ticks with marks between them: those that they have, else parts of a linear step that
/// are round, and on a logarithmic axis whole multiples.
Ticks withMinorTicks(Ticks ticks, const Axis& axis, const Range& range);

}  // namespace attnscope
