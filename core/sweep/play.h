#pragma once

#include <optional>

#include "core/sweep/sweep.h"

namespace attnscope {

/// What follows where a sweep has come to its end.
enum class Repeat { never, from_the_start, back_and_forth };

/// A sweep in time: `seconds` from one end to the other.
struct Play {
    Sweep sweep;
    double seconds = 8;
    Repeat repeat = Repeat::back_and_forth;

    bool operator==(const Play&) const = default;
};

/// The part of the way, from 0 to 1, so many seconds after the start; none where it has ended.
std::optional<double> part_after(const Play& play, double seconds);

/// The part of the way at which the sweep has that value; 0 where it does not pass it, or ends
/// there.
double part_with(const Sweep& sweep, double value);

}  // namespace attnscope
