#pragma once

#include <cstdint>

#include "core/scenario/scenario.h"

namespace attnscope {

/// The number of keys that a row of the attention matrix sees, and the position of the last of
/// them. Both may be fractions where a row lies between two rows, as in an integral over rows.
struct SeenRow {
    double keys, last;
};

/// Returns what the row at a position, from 0, sees of n keys under the Scenario's mask.
SeenRow seen_row(const Scenario& scenario, std::int64_t place);

/// Returns the λ on q·k that the Scenario's rule and variant give a row of independent scores
/// (products_scale()).
double seen_scale(const Scenario& scenario, const SeenRow& seen);

}  // namespace attnscope
