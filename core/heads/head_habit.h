#pragma once

#include <optional>

#include "core/heads/heads.h"

namespace attnscope {

/// A place that trained heads are known to give weight to, and the share that a head gives to it.
struct HeadHabit {
    HeadOrder place;  ///< the score that measures it: first, previous, induction or diagonal
    double share;
};

/// Returns the place that gets the largest share of a head's weight. Returns nothing if the share
/// is below 0.3, or if no row sees 16 keys: an even row of few keys gives each key much.
std::optional<HeadHabit> habit_of(const HeadSummary& head);

}  // namespace attnscope
