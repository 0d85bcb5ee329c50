#pragma once

#include <QString>
#include <vector>

#include "core/lessons/lesson.h"

namespace attnscope {

/// Returns what a lecturer is told of a step: its notes, then its questions with their answers, and
/// its tasks with what Reveal sets.
std::vector<ProseBlock> notesOf(const LessonStep& step);

/// Returns the first blocks of a step's text, up to the first number: numbers are computed only for
/// the step that is shown.
std::vector<ProseBlock> beginningOf(const LessonStep& step);

/// Returns what a task's solution sets, as controls show it, in the Scenario that it makes.
QString settingsOf(const LessonTask& task, const Scenario& solved);

}  // namespace attnscope
