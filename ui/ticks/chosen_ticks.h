#pragma once

#include "ui/model/axis_map.h"
#include "ui/ticks/ticks.h"

namespace attnscope {

/// How many ticks a chosen step may make at most.
inline constexpr int mostChosenTicks = 100;

/// Returns how many steps a range of an axis holds, which is about the number of ticks: multiples
/// of the step or, on a logarithmic axis, powers of it. Infinite on a logarithmic axis if the step
/// is not above 1.
double countOfTicks(const Axis& axis, const Range& range, double step);

/// Returns the ticks at the multiples of a step or, on a logarithmic axis, at its powers. Requires
/// countOfTicks() ≤ mostChosenTicks.
Ticks ticksAtStep(const Axis& axis, const Range& range, double step);

/// Returns the ticks with minor ticks between them: those that they have already, otherwise at
/// round parts of a linear step or, on a logarithmic axis, at whole multiples of each tick.
Ticks withMinorTicks(Ticks ticks, const Axis& axis, const Range& range);

}  // namespace attnscope
