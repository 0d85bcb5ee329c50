#pragma once

#include <string>

#include "core/attention/engine.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The pooled pixels of a frame as CSV: a `#` comment block (version, Scenario, pooling), then a
/// matrix whose header holds each column's first key and whose first column holds each line's first
/// query. Empty where every cell is masked.
std::string heatmap_csv(const AttentionFrame& frame, const Scenario& scenario);

}  // namespace attnscope
