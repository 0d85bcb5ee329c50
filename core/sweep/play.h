#pragma once

#include <optional>

#include "core/sweep/sweep.h"

namespace attnscope {

/// What happens when a sweep has reached its end.
enum class Repeat { never, from_the_start, back_and_forth };

/// A sweep in time: `seconds` from one end to the other.
struct Play {
    Sweep sweep;
    double seconds = 8;
    Repeat repeat = Repeat::back_and_forth;

    bool operator==(const Play&) const = default;
};

/// Returns the part of the way, from 0 to 1, `seconds` seconds after the start; nothing if it has
/// ended.
std::optional<double> part_after(const Play& play, double seconds);

/// Returns the part of the way at which the sweep has this value; 0 if it does not pass it, or ends
/// there.
double part_with(const Sweep& sweep, double value);

}  // namespace attnscope
