#pragma once

#include <string>

#include "core/scenario/scenario.h"

namespace attnscope {

/// Factor from nats to the unit: 1, or log₂ e for bits.
double entropy_factor(EntropyUnit unit);

/// "nat" or "bit".
std::string entropy_unit(EntropyUnit unit);

}  // namespace attnscope
