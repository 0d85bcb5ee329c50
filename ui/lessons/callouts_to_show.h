#pragma once

#include <set>
#include <vector>

#include "core/lessons/lesson.h"

namespace attnscope {

/// Returns the callouts of a step without those at a control or a marker of a field that only tasks
/// in `done` ask to change. `done` has places among the step's parts.
std::vector<LessonCallout> calloutsToShow(const LessonStep& step,
                                          const std::set<std::size_t>& done);

}  // namespace attnscope
