#include "ui/model/lesson_place.h"

#include <utility>

#include "ui/model/session.h"

namespace attnscope {

bool LessonPlace::operator==(const LessonPlace& other) const {
    const bool sameBefore =
        before == other.before || (before && other.before && *before == *other.before);
    return lesson == other.lesson && step == other.step && sameBefore;
}

bool isInFile(const LessonPlace& place) {
    return place.lesson.find('/') != std::string::npos;
}

void OpenLesson::set(const std::optional<LessonPlace>& place) {
    if (std::exchange(place_, place) != place)
        Q_EMIT changed();
}

}  // namespace attnscope
