#pragma once

#include "core/lessons/lesson_reader.h"

namespace attnscope {

// Private to the lessons.

/// A line of the file, or a part of it, and its number.
struct LessonLine {
    std::string_view text;
    int number;
};

/// Adds what one line of a block `attnscope` says to a stage, whose Scenario stays. Throws
/// InvalidRequest.
void read_stage_line(const LessonLine& line, LessonStage& stage, const IsView& is_view);

/// Returns the Scenario with settings "key=value" made to it. Throws InvalidRequest, also if they
/// would have a file read.
Scenario with_lesson_settings(const Scenario& scenario, const std::vector<std::string>& settings);

/// Returns VIEW CURVE as what a question reveals. Throws InvalidRequest.
LessonCallout::Curve read_curve(const LessonLine& words, const IsView& is_view);

}  // namespace attnscope
