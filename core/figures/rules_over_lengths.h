#pragma once

#include "core/figures/figure.h"

namespace attnscope {

/// A rule whose entropy has a range of at most so many nats is said to hold it. e^0.3 is 1.35: the
/// number of keys that a row looks at then varies by about a third.
inline constexpr double steady_entropy = 0.3;

/// Returns the range of the entropy in a row of the table of rules over lengths, by which the rows
/// are sorted.
inline double range_in(const Table::Row& row) {
    return row.values[4];
}

}  // namespace attnscope
