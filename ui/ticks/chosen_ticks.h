#pragma once

#include "ui/model/axis_map.h"
#include "ui/model/figure_edits.h"
#include "ui/ticks/ticks.h"

namespace attnscope {

/// How many ticks can be chosen at most.
inline constexpr int mostChosenTicks = 100;

/// Returns about how many ticks there are in a range of an axis: the values, or the multiples of
/// the step or, on a logarithmic axis, its powers. Infinite on a logarithmic axis if the step is
/// not above 1.
double countOfTicks(const Axis& axis, const Range& range, const ChosenTicks& chosen);

/// Returns the chosen ticks that are in a range: the values, with labels as they were typed, or the
/// multiples of the step or, on a logarithmic axis, its powers. Requires countOfTicks() ≤
/// mostChosenTicks.
Ticks chosenTicks(const Axis& axis, const Range& range, const ChosenTicks& chosen);

/// Returns the ticks with minor ticks between them: those that they have already, otherwise at
/// round parts of a linear step or, on a logarithmic axis, at whole multiples of each tick.
Ticks withMinorTicks(Ticks ticks, const Axis& axis, const Range& range);

}  // namespace attnscope
