#include "core/heads/head_habit.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace attnscope {

std::optional<HeadHabit> habit_of(const HeadSummary& head) {
    constexpr double much = 0.3;
    constexpr std::int64_t fewest_keys = 16;
    const std::array<HeadHabit, 4> habits = {{{HeadOrder::first, head.scores.first},
                                              {HeadOrder::previous, head.scores.previous},
                                              {HeadOrder::induction, head.scores.induction},
                                              {HeadOrder::diagonal, head.scores.diagonal}}};
    const auto most = std::ranges::max_element(habits, {}, [](const HeadHabit& habit) {
        return std::isnan(habit.share) ? 0 : habit.share;
    });
    if (head.most_keys < fewest_keys || !(most->share >= much))
        return std::nullopt;
    return *most;
}

}  // namespace attnscope
