#pragma once

#include <cstdint>

#include "core/scenario/scenario.h"

namespace attnscope {

/// What a row of the attention matrix sees: so many keys, the last of them in place `last`; real
/// where a mean runs over rows.
struct SeenRow {
    double keys, last;
};

/// Of the row at a place, from 0, of the Scenario's mask over n keys.
SeenRow seen_row(const Scenario& scenario, std::int64_t place);

/// λ on q·k that a row of independent scores has under the Scenario's rule and variant (see
/// products_scale()).
double seen_scale(const Scenario& scenario, const SeenRow& seen);

}  // namespace attnscope
