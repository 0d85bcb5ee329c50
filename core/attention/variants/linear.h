#pragma once

#include <stop_token>

#include "core/attention/queries_and_keys.h"

namespace attnscope {

/// Returns the product X W in float32, where the rows of X are `vectors` and W is `weights`. Throws
/// Cancelled.
Vectors linear(const Vectors& vectors, const Vectors& weights, const std::stop_token& stop);

/// Returns the transposed matrix: columns × rows.
Vectors transposed(const Vectors& matrix);

/// Returns the rows of `vectors`, each followed by the same row of `more` times `factor`: a matrix
/// of more.rows rows and vectors.dim + more.dim columns. `vectors` may have the dimension 0.
Vectors side_by_side(const Vectors& vectors, const Vectors& more, float factor = 1);

}  // namespace attnscope
