#pragma once

#include <stop_token>

#include "core/attention/queries_and_keys.h"

namespace attnscope {

/// The vectors divided by their Euclidean norms, which are taken in double; a vector of zeros stays
/// one. Throws Cancelled.
SharedVectors normalized(const Vectors& vectors, const std::stop_token& stop);

}  // namespace attnscope
