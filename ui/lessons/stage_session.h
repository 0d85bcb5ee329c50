#pragma once

#include <set>

#include "core/lessons/lesson.h"
#include "ui/model/session.h"

namespace attnscope {

/// Returns the board for the views of a step: plots above one another with the first one largest,
/// beside the matrix if it is among the views.
BoardLayout boardOf(const LessonStage& stage);

/// Returns what a window shows at a step of a lesson. The curves that questions reveal are hidden,
/// but for the questions in `chosen`, by their places among the step's parts.
Session sessionOf(const LessonStep& step, const std::set<std::size_t>& chosen,
                  const LessonPlace& place);

}  // namespace attnscope
