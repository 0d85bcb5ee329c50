#pragma once

#include <cstdint>

#include "core/scenario/scenario.h"

namespace attnscope {

/// The number of keys that a row of the attention matrix sees and the position of the last of them;
/// not whole if a mean runs over rows.
struct SeenRow {
    double keys, last;
};

/// Returns the keys seen by the row at a position, from 0, of the Scenario's mask over n keys.
SeenRow seen_row(const Scenario& scenario, std::int64_t place);

/// λ on q·k that a row of independent scores has under the Scenario's rule and variant (see
/// products_scale()).
double seen_scale(const Scenario& scenario, const SeenRow& seen);

}  // namespace attnscope
