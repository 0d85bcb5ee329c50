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

/// Returns how far the sweep is, from 0 to 1, `seconds` seconds after the start; nothing if it has
/// ended.
std::optional<double> part_after(const Play& play, double seconds);

/// Returns how far the sweep is, from 0 to 1, when it has this value; 0 if the value is an end of
/// the sweep or lies outside.
double part_with(const Sweep& sweep, double value);

}  // namespace attnscope
