#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "core/lessons/lesson.h"

namespace attnscope {

/// Tells whether there is a view with this key.
using IsView = std::function<bool(std::string_view key)>;

struct ReadLesson {
    Lesson lesson;
    std::vector<LessonFault> faults;  ///< by line; what they concern is left out
};

/// Reads the text of a lesson, which CONTRIBUTING.md describes. A lesson names no files: settings
/// that would are faults.
ReadLesson read_lesson(std::string_view text, const IsView& is_view);

/// Returns what is untrue in a lesson: claims that do not hold, expressions that have no value,
/// tasks that are done from the start or not by their solution. Takes as long as computing all of
/// its numbers.
std::vector<LessonFault> untrue_in(const Lesson& lesson, const std::stop_token& stop = {});

}  // namespace attnscope
