#include "core/sweep/play.h"

#include <algorithm>
#include <cmath>

namespace attnscope {

std::optional<double> part_after(const Play& play, double seconds) {
    const double sweeps = std::max(0.0, seconds) / play.seconds;
    if (play.repeat == Repeat::never)
        return sweeps < 1 ? std::optional(sweeps) : std::nullopt;
    if (play.repeat == Repeat::from_the_start)
        return sweeps - std::floor(sweeps);
    const double turned = std::fmod(sweeps, 2);
    return turned <= 1 ? turned : 2 - turned;
}

double part_with(const Sweep& sweep, double value) {
    constexpr int halvings = 50;
    const bool rises = sweep.to > sweep.from;
    const auto [least, most] = std::minmax(sweep.from, sweep.to);
    if (!(value > least && value < most))
        return 0;
    double low = 0, high = 1;
    for (int i = 0; i < halvings; ++i) {
        const double middle = (low + high) / 2;
        ((value_at(sweep, middle) < value) == rises ? low : high) = middle;
    }
    return low;
}

}  // namespace attnscope
