#pragma once

#include <stop_token>

#include "core/attention/queries_and_keys.h"

namespace attnscope {

/// Returns x W for each vector x, in float32; as many rows as `vectors`, as many columns as W.
/// Throws Cancelled.
Vectors linear(const Vectors& vectors, const Vectors& weights, const std::stop_token& stop);

/// Returns the transposed matrix: columns × rows.
Vectors transposed(const Vectors& matrix);

/// Returns the vectors, each followed by that of `more` times a factor; `vectors` may have no
/// components.
Vectors side_by_side(const Vectors& vectors, const Vectors& more, float factor = 1);

}  // namespace attnscope
