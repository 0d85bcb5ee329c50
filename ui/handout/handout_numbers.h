#pragma once

#include <stop_token>

#include "core/lessons/lesson.h"

namespace attnscope {

/// Returns the lesson with the value of each number, in the Scenario of its step, as words in its
/// place. Throws FileError, which calls the lesson `name`, for a number that has no value, and
/// Cancelled.
Lesson withNumbers(Lesson lesson, const std::string& name, const std::stop_token& stop);

}  // namespace attnscope
