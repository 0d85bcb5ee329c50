#pragma once

#include <stop_token>

#include "core/attention/queries_and_keys.h"

namespace attnscope {

/// Returns the vectors divided by their Euclidean norms, which are computed in double; a zero
/// vector stays as it is. Throws Cancelled.
SharedVectors normalized(const Vectors& vectors, const std::stop_token& stop);

}  // namespace attnscope
