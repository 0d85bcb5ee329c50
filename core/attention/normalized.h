#pragma once

#include <span>
#include <stop_token>

#include "core/attention/queries_and_keys.h"

namespace attnscope {

/// Returns the vectors divided by their Euclidean norms, which are computed in double; a zero
/// vector stays as it is. Throws Cancelled.
SharedVectors normalized(const Vectors& vectors, const std::stop_token& stop);

/// Returns the vectors x divided by √(mean x² + ε), computed in double, and multiplied by gains, of
/// which there is one for each component; a zero vector stays as it is. Throws Cancelled.
SharedVectors rms_normalized(const Vectors& vectors, std::span<const double> gains, double epsilon,
                             const std::stop_token& stop);

}  // namespace attnscope
