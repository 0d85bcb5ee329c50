#include "ui/lecturing/talk_plan.h"

#include <algorithm>

namespace attnscope {

TalkPlan planOf(const std::vector<int>& seconds, int first, int now) {
    constexpr qint64 second = 1000;
    TalkPlan plan;
    if (static_cast<std::size_t>(now) < seconds.size())
        plan.step = second * seconds[static_cast<std::size_t>(now)];
    for (std::size_t i = static_cast<std::size_t>(first); i < seconds.size(); ++i) {
        if (seconds[i] == 0)
            return {.before = 0, .step = plan.step, .whole = 0};
        plan.before += i < static_cast<std::size_t>(now) ? second * seconds[i] : 0;
        plan.whole += second * seconds[i];
    }
    return plan;
}

qint64 lateness(const TalkPlan& plan, qint64 run) {
    if (plan.whole == 0)
        return 0;
    return run < plan.before ? run - plan.before
                             : std::max<qint64>(0, run - plan.before - plan.step);
}

}  // namespace attnscope
