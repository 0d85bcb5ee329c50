#pragma once

#include <set>
#include <string>
#include <utility>

namespace attnscope {

class Settings;

/// How far a person has come in a lesson.
struct LessonProgress {
    int step = 0;                                ///< that was shown last
    std::set<std::pair<int, std::size_t>> done;  ///< questions answered and tasks done: step, part

    bool operator==(const LessonProgress&) const = default;
};

/// Returns the progress in a lesson that the settings hold; none if they hold nothing legible.
LessonProgress progressIn(const Settings& settings, const std::string& lesson);
void keepProgress(Settings& settings, const std::string& lesson, const LessonProgress& progress);

}  // namespace attnscope
