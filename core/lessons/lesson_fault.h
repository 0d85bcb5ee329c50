#pragma once

#include "core/text/message.h"

namespace attnscope {

/// What is wrong in a line of a lesson, in one sentence.
struct LessonFault {
    int line;
    Message what;
};

}  // namespace attnscope
